import { afterAll } from '@jest/globals';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from 'playwright-core';
import { findBrowser, type FoundBrowser } from '../setup/find-browser.mjs';

/** Widths at which every screen is looked at: a phone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440] as const;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP greeter.test 127.0.0.1',
];
const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180 };

let opened: Promise<Browser> | null = null;
const problems = new WeakMap<Page, string[]>();
const pages = new Set<Page>();

/** The one browser of a test file; it closes with the file. */
function openBrowser(): Promise<Browser> {
  return (opened ??= launch());
}

afterAll(async () => {
  await (await opened)?.close();
  opened = null;
});

/** A page of its own visitor: nothing is shared with another page. `options` are Playwright's. */
export async function newPage(
  width = 1440,
  scheme: 'light' | 'dark' = 'light',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
    locale: 'en-US',
    ...options,
  });
  context.setDefaultTimeout(45_000); // less than the 60 seconds after which screens ask again by themselves
  context.on('page', listen);
  const page = await context.newPage();
  pages.add(page);
  return page;
}

/** Also to the tabs that a page opens by itself. */
function listen(page: Page): void {
  const messages: string[] = [];
  problems.set(page, messages);
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(`${message.text()} (${message.location().url})`);
  });
}

/** Closes every visitor's browser, for `afterEach`: a page left open goes on asking the server. */
export async function closePages(): Promise<void> {
  const contexts = [...pages].map((page) => page.context());
  pages.clear();
  await Promise.all(contexts.map((context) => context.close()));
}

/** What the page complained about so far: uncaught errors and errors in its console, breaches of its security policy among them. */
export function problemsOf(page: Page): string[] {
  return problems.get(page) ?? [];
}

/** Throws with every accessibility violation that axe finds on the page as it stands, our own frames in it included; `rules` names the only ones to look at. */
export async function axeCheck(page: Page, rules?: string[]): Promise<void> {
  const origin = new URL(page.url()).origin;
  const frames = page
    .frames()
    .filter(
      (frame) =>
        frame === page.mainFrame() || (frame.url().includes('preview') && new URL(frame.url()).origin === origin),
    );
  const found = (await Promise.all(frames.map((frame) => violationsIn(frame, rules)))).flat();
  if (found.length > 0) throw new Error(`axe at ${page.url()}:\n${found.join('\n')}`);
}

async function violationsIn(frame: Frame, rules?: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const { violations } = await frame.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(only && { runOnly: only }),
      }),
    rules,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, target }) => `    ${target.join(' ')}  ${html.slice(0, 160)}`).join('\n')}`,
  );
}

async function launch(): Promise<Browser> {
  const found = process.env.GREETER_TEST_BROWSER
    ? (JSON.parse(process.env.GREETER_TEST_BROWSER) as FoundBrowser)
    : await findBrowser();
  if (!found)
    throw new Error(
      'No Chromium or Chrome was found: install one (on Debian or Ubuntu: apt-get install chromium), or name it with CHROME_PATH.',
    );
  return chromium.launch({
    executablePath: found.path,
    headless: true,
    args: FLAGS,
    env: { ...process.env, ...found.env } as Record<string, string>,
  });
}
