import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';
import { oneLine } from '../../../core/names.js';

interface Keys {
  text: 'bookingCode.text' | 'standbyCode.text';
  subject: 'bookingCode.subject' | 'standbyCode.subject';
  paragraph: 'bookingCode.paragraph' | 'standbyCode.paragraph';
  footnote: 'bookingCode.footnote' | 'standbyCode.footnote';
}

/** The words of a message with a code. */
export function codeWords(
  language: Language,
  keys: Keys,
  { businessName, code }: { businessName: string; code: string },
) {
  const facts = { businessName: oneLine(businessName), code };
  return {
    text: translate(language, keys.text, facts),
    mail: {
      subject: translate(language, keys.subject, facts),
      title: translate(language, 'bookingCode.title', facts),
      paragraphs: [translate(language, keys.paragraph, facts)],
      footnote: translate(language, keys.footnote, facts),
    },
  };
}
