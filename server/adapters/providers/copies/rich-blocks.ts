/** A piece of text in one style. */
export interface Run {
  text: string;
  isBold: boolean;
  isItalic: boolean;
  isUnderlined: boolean;
  isStruck: boolean;
}

type BlockKind = 'paragraph' | 'heading' | 'subheading' | 'quote';

export interface Block {
  kind: BlockKind;
  /** Lists around it. */
  depth: number;
  /** Before the first line of an item of a list, such as '2.'. */
  marker: string | null;
  runs: Run[];
}

const TOKEN = /<(\/?)([a-z0-9]+)(?:\s([^<>]*))?>|([^<]+)|</g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', apos: "'" };
const KINDS: Readonly<Record<string, BlockKind>> = { h2: 'heading', h3: 'subheading', blockquote: 'quote' };
const STYLES: Readonly<Record<string, keyof Omit<Run, 'text'>>> = {
  strong: 'isBold',
  em: 'isItalic',
  u: 'isUnderlined',
  s: 'isStruck',
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The blocks of a rich text as `cleanRichText` leaves it, in their order. Links are text, with their address behind. */
export function richBlocks(html: string): Block[] {
  const reader = new BlockReader();
  for (const [, isEnd, tag, attributes, text] of html.matchAll(TOKEN)) {
    if (tag === undefined) reader.addText(text === undefined ? '<' : decoded(text));
    else if (isEnd) reader.close(tag);
    else reader.open(tag, attributes ?? '');
  }
  return reader.blocks();
}

class BlockReader {
  #blocks: Block[] = [];
  #runs: Run[] = [];
  #kinds: BlockKind[] = [];
  /** Numbers of the next items of the lists around; null in a list without numbers. */
  #lists: (number | null)[] = [];
  #marker: string | null = null;
  #styles = { isBold: 0, isItalic: 0, isUnderlined: 0, isStruck: 0 };
  #links: { href: string; from: number }[] = [];

  addText(text: string): void {
    const { isBold, isItalic, isUnderlined, isStruck } = this.#styles;
    this.#runs.push({
      text,
      isBold: isBold > 0,
      isItalic: isItalic > 0,
      isUnderlined: isUnderlined > 0,
      isStruck: isStruck > 0,
    });
  }

  open(tag: string, attributes: string): void {
    const style = STYLES[tag];
    if (style) this.#styles[style] += 1;
    else if (tag === 'br') this.addText('\n');
    else if (tag === 'a')
      this.#links.push({
        href: decoded(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
        from: this.#runs.length,
      });
    else if (tag !== 'span') this.#openBlock(tag);
  }

  #openBlock(tag: string): void {
    this.#flush();
    if (tag === 'ul' || tag === 'ol') this.#lists.push(tag === 'ol' ? 1 : null);
    else if (tag === 'li') {
      const number = this.#lists.at(-1) ?? null;
      this.#marker = number === null ? '•' : `${number}.`;
      if (number !== null) this.#lists[this.#lists.length - 1] = number + 1;
    } else if (KINDS[tag]) this.#kinds.push(KINDS[tag]);
  }

  close(tag: string): void {
    const style = STYLES[tag];
    if (style) this.#styles[style] = Math.max(0, this.#styles[style] - 1);
    else if (tag === 'a') this.#closeLink();
    else if (tag !== 'span') {
      this.#flush();
      if (tag === 'ul' || tag === 'ol') this.#lists.pop();
      else if (tag === 'li') this.#marker = null;
      else if (KINDS[tag]) this.#kinds.pop();
    }
  }

  #closeLink(): void {
    const link = this.#links.pop();
    if (!link) return;
    const words = this.#runs.slice(link.from).map(({ text }) => text);
    const address = link.href.replace(/^(?:mailto|tel):/, '');
    if (address && words.join('').trim() !== address) this.addText(` (${address})`);
  }

  #flush(): void {
    const runs = this.#runs;
    this.#runs = [];
    if (runs.every(({ text }) => text.trim() === '')) return;
    this.#blocks.push({
      kind: this.#kinds.at(-1) ?? 'paragraph',
      depth: this.#lists.length,
      marker: this.#marker,
      runs,
    });
    this.#marker = null;
  }

  blocks(): Block[] {
    this.#flush();
    return this.#blocks;
  }
}
