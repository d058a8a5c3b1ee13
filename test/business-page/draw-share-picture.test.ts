import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawSharePicture } from '../../server/domain/business-page/draw-share-picture.js';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer();
const factsOf = async (picture: Buffer) => {
  const { format, width, height, hasAlpha } = await sharp(picture).metadata();
  return { format, width, height, hasAlpha };
};
const SHAPE = { format: 'png', width: 1200, height: 630, hasAlpha: false };

test.each([
  [1600, 1067],
  [400, 1600],
  [40, 40],
])('a photo of %s by %s fills the shape of link previews', async (width, height) => {
  const picture = await drawSharePicture(await photo(width, height));
  expect(await factsOf(picture)).toEqual(SHAPE);
  const { dominant } = await sharp(picture).stats();
  expect(dominant.r).toBeGreaterThan(200);
});

test('without a photo there is a drawing', async () => {
  const picture = await drawSharePicture(null);
  expect(await factsOf(picture)).toEqual(SHAPE);
  // Of a plain area it is 0.
  expect((await sharp(picture).stats()).entropy).toBeGreaterThan(1);
});
