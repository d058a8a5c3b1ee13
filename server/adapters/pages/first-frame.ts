export type FirstFrames = Readonly<Record<string, { title: string; submit: string | null }>>;

const FIELD = /<!-- field -->.*<!-- \/field -->/s;

/** The page of a signed-out address with the frame that stands until its script is there; undefined where there is none. */
export function firstFrame(html: string, frames: FirstFrames, address: string): string | undefined {
  const frame = frames[address.replace(/\/$/, '')];
  if (!frame) return undefined;
  const { title, submit } = frame;
  return html
    .replace(FIELD, (field) => (submit === null ? '' : field))
    .replaceAll('{{title}}', () => title)
    .replaceAll('{{submit}}', () => submit ?? '');
}
