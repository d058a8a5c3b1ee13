import { expect, test } from '@jest/globals';
import { isCostlyJpeg } from '../../server/domain/media/jpeg-scans.js';
import { aJpeg } from './images.js';
import { aJpegOfScans, likeScans, segment } from './jpeg-of-scans.js';

const MANY = likeScans(50);

test.each<[what: string, bytes: Buffer | Promise<Buffer>, isCostly: boolean]>([
  ['an ordinary photo', aJpeg(400, 300), false],
  ['32 scans', aJpegOfScans(32), false],
  ['33 scans', aJpegOfScans(33), true],
  ['what looks like scans in a preview', aJpegOfScans(1, { before: segment(0xe1, ...MANY) }), false],
  ['what looks like scans in a film behind the photo', aJpegOfScans(1, { behind: MANY }), false],
  ['scans where some decoders read no length', aJpegOfScans(1, { before: segment(0x02, ...MANY) }), true],
  ['scans behind filling bytes', aJpegOfScans(33, { before: [0xff, 0xff, 0xff] }), true],
  ['arithmetic coding', aJpegOfScans(1, { frame: 0xca }), true],
  ['half of a marker', Buffer.from([0xff, 0xd8, 0xff]), false],
  ['half of a length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff]), false],
])('%s', async (_what, bytes, isCostly) => {
  expect(isCostlyJpeg(await bytes)).toBe(isCostly);
});
