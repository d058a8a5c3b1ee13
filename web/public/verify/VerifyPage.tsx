import type { Page } from '../page';
import { failureOf, type Request } from '../request';
import { readCode } from './read-code';
import { Verify_ReadDocument, VerifyLog_ReadDocument } from './verify.generated';
import { shownDays, VerifyLogView, type LogPart } from './VerifyLogView';
import { VerifyView, type CheckedCode } from './VerifyView';

// One file for both, as every page names each file that another one loads.

/** Undefined for a code that nobody gave out. */
async function proofOf(request: Request, code: string): Promise<CheckedCode['proof']> {
  try {
    return (await request(Verify_ReadDocument, { code })).signatureProof;
  } catch (error) {
    if (failureOf(error).code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * /verify and /verify/{code}: tells anybody who holds a copy of a signed form whether it is genuine, and no more than the copy says. Asks for
 * the code where there is none or no such one; its form leads to /verify?code=….
 */
export const VerifyPage: Page<CheckedCode> = {
  async load(request, { code: ofPath }, url) {
    const code = readCode(ofPath ?? url.searchParams.get('code') ?? '');
    return { code, proof: code === '' ? undefined : await proofOf(request, code) };
  },
  head: (_data, t) => ({ title: t('verify.title'), noindex: true }),
  status: ({ code, proof }) => (code === '' || proof ? 200 : 404),
  Component: VerifyView,
};

/** /verify/log: the public log of the chains of signatures, to which days are only added. */
export const VerifyLogPage: Page<LogPart> = {
  load: async (request) => (await request(VerifyLog_ReadDocument, { first: shownDays })).signatureLog,
  head: (_data, t) => ({ title: t('verify.logTitle'), noindex: true }),
  Component: VerifyLogView,
};
