import fs from 'node:fs/promises';
import path from 'node:path';

/** As the build writes it. */
export const styleLink = (href: string): string => `<link rel="stylesheet" crossorigin href="${href}">`;

const STYLE = /<link rel="stylesheet" crossorigin href="(\/assets\/[\w.-]+\.css)">/g;

const SCRIPT = /<(?:link rel="modulepreload"|script type="module")/g;

/**
 * Lets a document be read before its scripts are there: the text of every style file stands in place of its link, and pictures come before scripts. The
 * nonces are filled in later.
 */
export async function readingFirst(client: string): Promise<(html: string) => string> {
  const folder = path.join(client, 'assets');
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.css'));
  const texts = new Map<string, string>(
    await Promise.all(
      names.map(async (name) => [`/assets/${name}`, await fs.readFile(path.join(folder, name), 'utf8')] as const),
    ),
  );
  return (html) =>
    html
      .replace(STYLE, (link, href: string) => {
        const text = texts.get(href);
        return text === undefined ? link : `<style nonce="">${text}</style>`;
      })
      .replace(SCRIPT, '$& fetchpriority="low"');
}
