import type { Page } from '../page';
import { Verify_ReadDocument, VerifyLog_ReadDocument } from './verify.generated';
import { shownDays, VerifyLogView, type LogPart } from './VerifyLogView';
import { VerifyView, type CheckedCode } from './VerifyView';

// One file for both, as every page names each file that another one loads.

/** /verify/{code}: tells anybody who holds a copy of a signed form whether it is genuine, and no more than the copy says. */
export const VerifyPage: Page<CheckedCode> = {
  load: async (request, { code }) => ({
    code,
    proof: (await request(Verify_ReadDocument, { code })).signatureProof,
  }),
  head: (_data, t) => ({ title: t('verify.title'), noindex: true }),
  Component: VerifyView,
};

/** /verify/log: the public log of the chains of signatures, to which days are only added. */
export const VerifyLogPage: Page<LogPart> = {
  load: async (request) => (await request(VerifyLog_ReadDocument, { first: shownDays })).signatureLog,
  head: (_data, t) => ({ title: t('verify.logTitle'), noindex: true }),
  Component: VerifyLogView,
};
