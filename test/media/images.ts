import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

export const aPng = (width = 40, height = 30): Promise<Buffer> => canvas(width, height).png().toBuffer();
export const aJpeg = (width = 40, height = 30): Promise<Buffer> => canvas(width, height).jpeg().toBuffer();

/** Half transparent. */
export const aClearPng = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 51, g: 102, b: 153, alpha: 0.5 } } })
    .png()
    .toBuffer();

/** As a phone takes it: lying on its side, with the place where it was taken. */
export const aPhoto = (width: number, height: number): Promise<Buffer> =>
  canvas(width, height)
    .withExif({
      IFD0: { Artist: 'Rosa Diaz', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 39/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A few bytes that claim to be an image of this size. */
export function aPngBomb(width: number, height: number, bits = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export const AN_SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
export const A_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const blobOf = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)]);
