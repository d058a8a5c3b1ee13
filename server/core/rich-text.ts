import sanitize, { type Attributes, type IFrame, type Tag } from 'sanitize-html';
import { RefusalReason } from '../../entities/RefusalReason.js';
import { MAX_RICH_TEXT } from './graphql/rich-text-input.js';
import { invalid } from './Refusal.js';

/** What a rich text may hold; the screens draw the same. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'span'];
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The colors of the editor; browsers write them as rgb(). */
const COLORS = ['#4285F4', '#EA4335', '#FBBC05', '#34A853', '#000'];
/** Tags whose contents are no text either. */
const WITHOUT_TEXT =
  'script style textarea option noscript template title svg math iframe object embed xmp noembed noframes plaintext'.split(
    ' ',
  );
const MAX_NESTING = 12;
/** Tags that are open at once: the time for each grows with them, so that a document of nothing but open tags would take a second. */
const MAX_OPEN = 1_000;
/** Longer ones than this many times what may be kept are refused before they are parsed. */
const MAX_MARKUP = 10;
/** Times that one text is parsed at most. */
const MAX_PASSES = 4;

const NAMES = new Map<unknown, string>(
  COLORS.flatMap((color) => {
    const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
    const parts = [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
    return [color.toLowerCase(), `#${digits.toLowerCase()}`, `rgb(${parts.join(',')})`].map((name) => [name, color]);
  }),
);

const renamed =
  (tagName: string): (() => Tag) =>
  () => ({ tagName, attribs: {} });

function colored(tagName: string, { style = '' }: Attributes): Tag {
  const [, value] = /(?:^|;)\s*color\s*:([^;]*)/i.exec(style) ?? [];
  const color = NAMES.get(value?.replace(/\s/g, '').toLowerCase());
  return { tagName, attribs: color ? { style: `color: ${color}` } : {} };
}

function linked(tagName: string, { href = '' }: Attributes): Tag {
  const url = URL.canParse(href) ? new URL(href) : null;
  return { tagName, attribs: url && PROTOCOLS.has(url.protocol) ? { href: url.href } : {} };
}

/** A link without an address and a span without a color leave their text. */
const isBare = ({ tag, attribs }: IFrame): boolean | 'excludeTag' =>
  (tag === 'a' || tag === 'span') && Object.keys(attribs).length === 0 && 'excludeTag';

const RULES: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], span: ['style'] },
  allowedSchemes: [...PROTOCOLS].map((protocol) => protocol.slice(0, -1)),
  allowProtocolRelative: false,
  parseStyleAttributes: false, // `colored` writes them
  nonTextTags: WITHOUT_TEXT,
  nestingLimit: MAX_NESTING,
  transformTags: {
    b: renamed('strong'),
    i: renamed('em'),
    strike: renamed('s'),
    del: renamed('s'),
    h1: renamed('h2'),
    h4: renamed('h3'),
    a: linked,
    span: colored,
  },
  exclusiveFilter: isBare,
};

const isEmpty = (html: string): boolean =>
  html.replace(/<[^<>]*>|&nbsp;|[\s\p{Default_Ignorable_Code_Point}]/gu, '') === '';

class TooDeep extends Error {}

/** Null for HTML that is too long or too deep to be anybody's text. */
function sanitized(html: string, max: number): string | null {
  if (html.length > max * MAX_MARKUP) return null;
  let open = 0;
  const onOpenTag = () => {
    open += 1;
    if (open > MAX_OPEN) throw new TooDeep();
  };
  const onCloseTag = () => {
    open -= 1;
  };
  try {
    return sanitize(html, { ...RULES, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

/** Broken markup, once written out, may be read in another way, and a second save would change it: so it is cleaned until it stays the same. */
function settled(html: string, max: number): string | null {
  let before = html;
  for (let times = 0; times < MAX_PASSES; times += 1) {
    const clean = sanitized(before, max);
    if (clean === null || clean === before) return clean;
    before = clean;
  }
  return before;
}

/**
 * The HTML with nothing but the tags, links and colors of the editor; '' for a document without text. Throws INVALID_INPUT for `field` where it is
 * longer than `max`, or has more tags open at once than any editor writes.
 */
export function cleanRichText(html: string, field = 'description', max = MAX_RICH_TEXT): string {
  const clean = settled(html, max);
  if (clean === null || clean.length > max)
    throw invalid(field, `This text has at most ${max.toLocaleString('en-US')} characters, markup included.`, {
      reason: RefusalReason.TOO_LONG,
      max,
    });
  return isEmpty(clean) ? '' : clean;
}
