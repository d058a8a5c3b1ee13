import type { SigningKey } from '../../../core/config/signing-key.js';
import type { Context } from '../../../core/context.js';
import { languageOf } from '../../../core/i18n/language.js';
import { translate } from '../../../core/i18n/translate.js';
import { defineMessage } from '../../../core/messages/define-message.js';
import { oneLine } from '../../../core/names.js';
import { copyFileName } from './copy-file-name.js';
import { copySheets, type SheetOfRecord } from './copy-sheets.js';
import { makeCopy } from './open-copy.js';
import { recordCopy } from './record-copy.js';
import { openSigningKey } from './signing-key.js';

interface SignedForms {
  businessId: string;
  forms: readonly SheetOfRecord[];
  /** Null while the server has another secret than that by which it was sealed. */
  key: SigningKey | null;
}

/** The copies of what somebody signed at once, to the address that they gave. */
export const SIGNED_COPIES = defineMessage<{ signatureIds: string[] }, SignedForms>({
  kind: 'signed-copies',
  class: 'transactional',
  about: 'signature',
  async load(context: Context, { data: { signatureIds } }) {
    const forms = await copySheets(context, signatureIds);
    return forms.length > 0 ? { businessId: context.businessId, forms, key: await openSigningKey(context) } : null;
  },
  gone: 'The signatures were blanked',
  staleAfter: null,
  languageOf: ({ forms }) => languageOf(forms[0]!.sheet.language),
  // They name the code, which leads to the record once its signer is blanked.
  storesWords: false,
  forgetsRecipient: true,
  attachments: ({ businessId, forms, key }) =>
    forms.map(({ id, sheet }) => ({
      fileName: copyFileName(sheet),
      mediaType: 'application/pdf',
      async content(providers) {
        // The mail is put off: its secret may come back.
        if (!key) throw new Error('The key that signs copies was sealed with another secret');
        return makeCopy(providers, { businessId, sheet, key });
      },
      onSending: (context, content) => recordCopy(context, id, content),
    })),
  words(language, { forms, businessName, leftOut }) {
    const facts = { businessName: oneLine(businessName), count: forms.length };
    const isLeftOut = ({ sheet }: SheetOfRecord): boolean => leftOut.includes(copyFileName(sheet));
    const tooLarge = forms.filter(isLeftOut);
    const attached = forms.filter((form) => !isLeftOut(form));
    return {
      mail: {
        subject: translate(language, 'copyMail.subject', facts),
        title: translate(language, 'copyMail.title', facts),
        paragraphs: [
          translate(language, 'copyMail.paragraph', facts),
          ...(attached.length > 0 ? [translate(language, 'copyMail.attached', { count: attached.length })] : []),
          ...attached.map(titleOf),
          ...(tooLarge.length > 0
            ? [translate(language, 'copyMail.tooLarge', { ...facts, count: tooLarge.length })]
            : []),
          ...tooLarge.map(titleOf),
          translate(language, 'copyMail.check'),
          ...forms.map(({ sheet }) => sheet.verifyUrl),
        ],
        footnote: translate(language, 'copyMail.footnote', facts),
      },
    };
  },
});

const titleOf = ({ sheet }: SheetOfRecord): string => oneLine(sheet.title);
