import { inTurn } from '../../core/in-turn.js';
import { SHOP_FRONT } from './shop-front.js';

/** The shape of link previews, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** A PNG for link previews: the part of the photo that draws the eye, or a drawing where there is no photo. One at a time, as each keeps a processor busy. */
export const drawSharePicture = (photo: Buffer | null): Promise<Buffer> =>
  inTurn('link previews', async () => {
    const { default: sharp } = await import('sharp');
    return sharp(photo ?? Buffer.from(SHOP_FRONT))
      .resize(WIDTH, HEIGHT, { fit: 'cover', position: photo ? sharp.strategy.attention : 'centre' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, quality: 90 })
      .toBuffer();
  });
