import { isLinkAddress } from '../../../ui/RichText/parse-rich-text';

const withScheme = (text: string): string => {
  if (/^(?:tel:|[a-z][a-z\d+.-]*:(?!\d))/i.test(text)) return text;
  if (/^\+?[\d\s().-]+$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`;
};

/** The address that a link gets for what was typed: of a page, a mailbox or a phone; null for anything else. */
export function linkAddress(typed: string): string | null {
  const text = withScheme(typed.trim());
  const isWhole = /^(?:https?:\/\/[^/\s]*\.[^/\s]|mailto:[^\s@]+@[^\s@]|tel:\+?\d{3})/i.test(text);
  if (!isWhole || !URL.canParse(text)) return null;
  const { href } = new URL(text);
  return isLinkAddress(href) ? href : null;
}
