import type { PageHead } from './page';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char]);

/** JSON that may stand inside a script element. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}">`;

const imageTags = ({ path, width, height, alt }: NonNullable<PageHead['image']>, origin: string): string =>
  [
    meta('property', 'og:image', new URL(path, origin).href),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n');

/** A page's head as HTML, with a schema.org object that describes it; `origin` makes addresses absolute, as link previews want them. */
export function headTags(
  head: PageHead,
  { url, origin, jsonLd }: { url: URL; origin: string; jsonLd?: object | undefined },
): string {
  const canonical = `${origin}${url.pathname}`;
  return [
    `<title>${escape(head.title)}</title>`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', canonical),
    head.description
      ? meta('name', 'description', head.description) + meta('property', 'og:description', head.description)
      : '',
    head.image ? imageTags(head.image, origin) : '',
    head.noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escape(canonical)}">`,
    head.manifest ? `<link rel="manifest" href="${escape(head.manifest)}">` : '',
    jsonLd ? `<script type="application/ld+json">${scriptJson(jsonLd)}</script>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}
