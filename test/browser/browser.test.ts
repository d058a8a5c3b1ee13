import { expect, test } from '@jest/globals';
import { axeCheck, newPage, problemsOf } from './browser.js';

test("a page is opened at a phone's width in the dark", async () => {
  const page = await newPage(390, 'dark');
  expect(await page.evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches])).toEqual([
    390,
    true,
  ]);
});

test('what a page complains about is heard', async () => {
  const page = await newPage();
  await page.setContent('<script>console.error("spilled"); throw new Error("broken");</script>');
  expect(problemsOf(page).join(' ')).toMatch(/spilled.*broken/);
});

test('axe is content with a plain page and names what is wrong with a bad one', async () => {
  const page = await newPage();
  await page.setContent('<html lang="en"><title>Plain</title><main><h1>Plain</h1><p>A page.</p></main></html>');
  await axeCheck(page);
  await page.setContent('<html><main><h1>Bad</h1><img src="data:,"></main></html>');
  await expect(axeCheck(page)).rejects.toThrow(/image-alt.*html-has-lang|html-has-lang.*image-alt/s);
});
