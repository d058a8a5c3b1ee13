export interface EmbedChoice {
  shape: 'card' | 'button';
  scheme: 'auto' | 'light' | 'dark';
}

/** Of the frame in pixels, for texts of usual length. */
export const embedSize = {
  card: { width: 400, height: 200, radius: 12 },
  button: { width: 220, height: 48, radius: 24 },
} as const;

export const embedPath = (vanityName: string, { shape, scheme }: EmbedChoice): string =>
  `/embed/${encodeURIComponent(vanityName)}?as=${shape}${scheme === 'auto' ? '' : `&scheme=${scheme}`}`;

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export const scriptCode = (origin: string, vanityName: string, { shape, scheme }: EmbedChoice): string =>
  `<script async src="${attribute(origin)}/embed.js" data-greeter="${attribute(vanityName)}" data-as="${shape}"${
    scheme === 'auto' ? '' : ` data-scheme="${scheme}"`
  }></script>`;

/** `title`: what a screen reader calls the frame. */
export function frameCode(
  origin: string,
  { vanityName, title }: { vanityName: string; title: string },
  choice: EmbedChoice,
): string {
  const { width, height, radius } = embedSize[choice.shape];
  const address = attribute(origin + embedPath(vanityName, choice));
  return `<iframe src="${address}" title="${attribute(title)}" width="${width}" height="${height}" loading="lazy" style="border: 0; border-radius: ${radius}px; max-width: 100%"></iframe>`;
}
