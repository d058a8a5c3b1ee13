import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { firstFrame } from '../../server/adapters/pages/first-frame.js';
import { firstFrames } from '../../web/ui/first-frames.js';

const html = readFileSync('web/admin/login.html', 'utf8');
const frameOf = (address: string) => firstFrame(html, firstFrames, address);

test.each(Object.entries(firstFrames))(
  '%s shows its title before its script is there',
  (address, { title, submit }) => {
    const page = frameOf(address)!;
    expect(page).toContain(`<title>${title} · Greeter</title>`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page.includes('type="email"')).toBe(submit !== null);
    if (submit !== null) expect(page).toContain(`disabled>${submit}</button>`);
    expect(page).not.toContain('{{');
  },
);

test('a slash at the end leads to the same page, and other addresses have none', () => {
  expect(frameOf('/signup/')).toBe(frameOf('/signup'));
  expect(frameOf('/')).toBeUndefined();
  expect(frameOf('/account/dashboard')).toBeUndefined();
});
