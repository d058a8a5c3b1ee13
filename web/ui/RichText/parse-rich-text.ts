/** What a rich text may hold: the list of the server's `cleanRichText`. */
const inline = ['strong', 'em', 'u', 's', 'a', 'span'] as const;
const texts = ['p', 'h2', 'h3'] as const;
const others = ['ul', 'ol', 'li', 'blockquote', 'br'] as const;
type Tag = (typeof inline | typeof texts | typeof others)[number];

interface RichTextElement {
  tag: Tag;
  /** Of a link: http(s), mailto or tel. */
  href?: string;
  /** Of a span: one of `richTextColors`. */
  color?: string;
  children: RichTextNode[];
}
export type RichTextNode = string | RichTextElement;

/** The colors of the editor and how browsers write them. */
const richTextColors: Record<string, string> = {
  '#4285F4': 'rgb(66, 133, 244)',
  '#EA4335': 'rgb(234, 67, 53)',
  '#FBBC05': 'rgb(251, 188, 5)',
  '#34A853': 'rgb(52, 168, 83)',
  '#000': 'rgb(0, 0, 0)',
};
export const richTextColorOf = (value: string): string | undefined =>
  Object.keys(richTextColors).find((color) => color === value || richTextColors[color] === value);
const tags = new Set<string>([...inline, ...texts, ...others]);
const isInline = (tag: string) => (inline as readonly string[]).includes(tag);
const isText = ({ tag }: RichTextElement) => (texts as readonly string[]).includes(tag);
const isList = (element?: RichTextElement) => element?.tag === 'ul' || element?.tag === 'ol';

/** The server keeps fewer; tags below it leave their text. */
const maxDepth = 20;
const token = /<(\/?)([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>|[^<]+|</gi;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" };
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name]);

/** An address that a link may have: nothing that runs, and nothing relative. */
export const isLinkAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:)./i.test(href);

function elementOf(tag: Tag, attributes: string): RichTextElement | null {
  const element: RichTextElement = { tag, children: [] };
  if (tag === 'a') {
    element.href = decoded(/\shref="([^"]*)"/i.exec(attributes)?.[1] ?? '');
    return isLinkAddress(element.href) ? element : null;
  }
  if (tag === 'span') {
    const value = /\sstyle="color: ([^";]+);?"/i.exec(attributes)?.[1] ?? '';
    element.color = richTextColorOf(value);
    return element.color ? element : null;
  }
  return element;
}

/**
 * The tree of a rich text, whatever the string: of any other markup only the text is left, and the tree is one that browsers read back as it is
 * (no paragraph in a paragraph, no link in a link, nothing but items in a list).
 */
export function parseRichText(html: string): RichTextNode[] {
  const root: RichTextNode[] = [];
  const open: RichTextElement[] = [];
  const add = (node: RichTextNode) => (open.at(-1)?.children ?? root).push(node);
  const push = (element: RichTextElement) => {
    add(element);
    open.push(element);
  };
  const closeAt = (index: number) => index >= 0 && open.splice(index);
  const lastOf = (isOne: (element: RichTextElement) => boolean) => open.map(isOne).lastIndexOf(true);
  const startItem = () => isList(open.at(-1)) && push({ tag: 'li', children: [] });

  function start(tag: Tag, attributes: string) {
    if (tag === 'a') closeAt(lastOf((one) => one.tag === 'a'));
    else if (!isInline(tag) && tag !== 'br') closeAt(open.findIndex(isText));
    if (tag === 'li') {
      const list = lastOf(isList);
      if (list < 0) return;
      open.splice(list + 1);
    } else startItem();
    const element = open.length < maxDepth ? elementOf(tag, attributes) : null;
    if (element && tag === 'br') add(element);
    else if (element) push(element);
  }

  for (const [text, slash, name, attributes] of html.matchAll(token)) {
    const tag = name?.toLowerCase();
    if (!tag) {
      if (text.trim()) startItem();
      if (!isList(open.at(-1))) add(decoded(text));
    } else if (tags.has(tag)) {
      if (slash) closeAt(lastOf((one) => one.tag === tag));
      else start(tag as Tag, attributes);
    }
  }
  return root;
}
