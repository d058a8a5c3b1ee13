import type { CopySheet } from '../../server/domain/signatures/copies/CopySheet.js';

/** What the copy of a form says whose text is a PDF. */
export const aSheet = (): CopySheet => ({
  language: 'en',
  title: 'Waiver',
  business: 'Salon Rosa',
  code: 'gv_1_x',
  verifyUrl: 'https://greeter.example/verify/gv_1_x',
  hash: 'ab'.repeat(32),
  signedAt: new Date('2026-06-15T16:00:00Z'),
  signedOn: '2026-06-15',
  content: '',
  pdf: { file: 'forms/1.pdf', sha256: 'cd'.repeat(32) },
  fields: [],
  signer: { agreement: 'I agree', name: 'Ann Lee', strokes: null, lines: ['Ann Lee'] },
  evidence: [{ label: 'Place', value: 'A link' }],
  words: {
    fieldsHeading: 'Fields',
    signatureHeading: 'Signature',
    evidenceHeading: 'Evidence',
    evidenceIntro: 'Intro',
    qrCode: 'Scan it',
    page: '{page} of {pages}',
    notDrawn: 'Not drawn',
  },
});
