import { expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server.node';
import sharp from 'sharp';
import { encodeQr } from '../../../web/public/poster/qr-code.js';
import { QrPicture } from '../../../web/public/poster/QrPicture.js';

const short = 'http://10.0.0.2:5000/checkinapp/mobile/redirect/p';
const long = `https://check-in.a-rather-long-name-of-a-business.example/checkinapp/mobile/redirect/pub_${'0123456789abcdef'.repeat(6)}`;

async function logoOf(width: number, height: number) {
  const png = await sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })
    .png()
    .toBuffer();
  return { url: `data:image/png;base64,${png.toString('base64')}`, width, height };
}

async function pixelsOf(svg: string, width: number) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: '#0f5f5c' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 3)],
    width: info.width,
    data: new Uint8ClampedArray(data),
    height: info.height,
  };
}

const draw = async (text: string, logo: Awaited<ReturnType<typeof logoOf>> | null) =>
  renderToStaticMarkup(<QrPicture code={await encodeQr(text)} logo={logo} label="QR code" />);

// 240 px is a quarter page seen by a phone from some distance.
test.each([
  ['short', short, 240],
  ['short', short, 900],
  ['long', long, 400],
  ['long', long, 900],
])('a scanner reads the %s address without a logo (%#)', async (_name, text, width) => {
  const { data, height } = await pixelsOf(await draw(text, null), width);
  expect(jsqr(data, width, height)?.data).toBe(text);
});

test.each([
  ['square', 400, 400],
  ['wide', 600, 200],
  ['tall', 150, 500],
])('a scanner reads both addresses under a %s logo', async (_name, width, height) => {
  const logo = await logoOf(width, height);
  for (const text of [short, long]) {
    const pixels = await pixelsOf(await draw(text, logo), 700);
    expect(pixels.at(350, 350)).toEqual([0x8a, 0x2b, 0xe2]);
    expect(jsqr(pixels.data, pixels.width, pixels.height)?.data).toBe(text);
  }
});

test('the quiet zone of four modules stays white, and the logo within a fifth of the code', async () => {
  const { modules } = await encodeQr(short);
  const svg = await draw(short, await logoOf(400, 400));
  const scale = 10;
  const pixels = await pixelsOf(svg, (modules + 8) * scale);
  for (let i = 0; i < pixels.width; i += scale)
    for (const depth of [0, 39]) expect(pixels.at(i, depth)).toEqual([255, 255, 255]);
  const logo = Array.from({ length: pixels.width }, (_, x) => pixels.at(x, pixels.width / 2)).filter(
    ([red, green]) => red === 0x8a && green === 0x2b,
  );
  expect(logo.length).toBeGreaterThan(modules * scale * 0.1);
  expect(logo.length).toBeLessThanOrEqual((modules * scale) / 5);
});

test('up to a tenth of the code may be spoiled besides the logo', async () => {
  const svg = (await draw(short, await logoOf(400, 400))).replace(
    '</svg>',
    '<rect x="2" y="19" width="9" height="6" fill="#fff"/></svg>',
  );
  const { data, width, height } = await pixelsOf(svg, 700);
  expect(jsqr(data, width, height)?.data).toBe(short);
});
