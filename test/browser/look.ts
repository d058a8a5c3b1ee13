import type { Page } from 'playwright-core';
import { axeCheck, problemsOf, WIDTHS } from './browser.js';

const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 390: 844, 820: 1180, 1440: 900 };
const SCHEMES: Record<(typeof WIDTHS)[number], ('light' | 'dark')[]> = {
  390: ['light', 'dark'],
  820: [],
  1440: ['light'],
};
/** All that a scheme changes. */
const COLORS = ['color-contrast', 'link-in-text-block'];
const TOUCH = 44;

/** What is wrong with a screen as it stands: axe in both schemes, sideways scrolling at every width, small touch targets on a phone, errors in the console. */
export async function faultsOf(page: Page, screen: string, { mayComplain = /^$/ } = {}): Promise<string[]> {
  const faults: string[] = [];
  const note = (what: string) => faults.push(`${screen}: ${what}`);
  await page.locator('main[aria-busy=true]').waitFor({ state: 'detached' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    await settle(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) note(`${over} px too wide at ${width}`);
    if (width === 390) for (const target of await page.evaluate(smallTargets, TOUCH)) note(target);
    // What only a desk shows is drawn with the same colors as the rest: one scheme is enough there.
    for (const colorScheme of SCHEMES[width]) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      await axeCheck(page, colorScheme === 'dark' ? COLORS : undefined).catch((error: Error) =>
        note(`${width} ${colorScheme} ${error.message}`),
      );
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
  for (const problem of problemsOf(page).splice(0)) if (!mayComplain.test(problem)) note(problem);
  return faults;
}

/** Two frames drawn, fonts there, every transition ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    await document.fonts.ready;
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Runs in the page: what can be pressed and is smaller than a fingertip. Links within a sentence are as high as its line (WCAG 2.5.8 excepts them). */
function smallTargets(least: number): string[] {
  const found: string[] = [];
  const modal = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1);
  for (const element of (modal ?? document).querySelectorAll(
    'a[href], button, input, select, textarea, [role=tab], [role=menuitem], [role=menuitemradio], [role=radio]',
  )) {
    if (
      !(element instanceof HTMLElement) ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('[aria-hidden=true], [inert]')
    )
      continue;
    const label =
      element instanceof HTMLInputElement
        ? (element.closest('label') ??
          (element.labels?.[0] && /radio|checkbox/.test(element.type) ? element.labels[0] : null))
        : null;
    const box = label ?? (element instanceof HTMLInputElement ? element.parentElement! : element);
    const { width: drawnWidth, height: drawnHeight, right, bottom } = box.getBoundingClientRect();
    if (right <= 0 || bottom <= 0 || drawnWidth <= 1 || drawnHeight <= 1) continue;
    // A link whose ::after covers its card is as large as the card; a slider is pressed anywhere along its line.
    const after = getComputedStyle(element, '::after');
    const isStretched = after.content !== 'none' && after.position === 'absolute';
    const [width, height] = isStretched
      ? [parseFloat(after.width), parseFloat(after.height)]
      : [drawnWidth, drawnHeight];
    if (element instanceof HTMLInputElement && element.type === 'range') continue;
    const inSentence =
      element instanceof HTMLAnchorElement &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement!.textContent!.trim() !== element.textContent!.trim();
    if (inSentence) continue;
    if (width < least - 0.5 || height < least - 0.5)
      found.push(
        `target of ${Math.round(width)} x ${Math.round(height)}: ${element.outerHTML.replace(/class="[^"]*"/, '').slice(0, 120)}`,
      );
  }
  return found;
}
