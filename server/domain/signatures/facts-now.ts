import { SignaturePlace } from '../../../entities/SignaturePlace.js';
import type { Context } from '../../core/context.js';
import { newToken } from '../../core/tokens.js';
import { consentOf } from '../forms/signing/consent.js';
import type { VersionToSign } from '../forms/signing/versions-to-sign.js';
import type { SignatureFacts } from './chain.js';
import type { BusinessThen } from './open-chain.js';
import { VERIFY_LETTER } from './verify-code.js';

/** What the record of a version that is signed now says of the text, the place and the language. */
export function factsNow(
  context: Context,
  { formId, versionId, sha256, signatureRequired }: VersionToSign,
): Omit<SignatureFacts, keyof BusinessThen | 'kind' | 'seq' | 'signedAt' | 'receivedAt' | 'digest'> {
  const { businessId, viewer, facts } = context;
  return {
    businessId,
    code: newToken(VERIFY_LETTER, businessId),
    formId,
    versionId,
    versionSha256: sha256,
    place:
      viewer.kind === 'kiosk' || viewer.kind === 'phone'
        ? SignaturePlace[viewer.kind === 'kiosk' ? 'KIOSK' : 'PHONE']
        : SignaturePlace.LINK,
    language: facts.language,
    consent: consentOf(facts.language, { signatureRequired }),
  };
}
