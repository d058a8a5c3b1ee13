import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { SIGNED_COPIES } from './copies/copy-message.js';
import { SignatureExportResolver } from './export/export.resolver.js';
import { BLANK_SIGNATURES, blankSignatures } from './keeping/blank-job.js';
import { KeepingResolver } from './keeping/keeping.resolver.js';
import { SignatureResolver } from './listing/signature.resolver.js';
import { sealSignatures } from './log/seal-signatures.js';
import { WRITE_LOG, writeLog } from './log/write-log.js';
import { SEAL_SIGNATURES } from './seal-job.js';
import { SIGNATURE_CODE } from './verify/signature-code.js';
import { VerifyResolver } from './verify/verify.resolver.js';

export const signatures: Module = {
  name: 'signatures',
  tables: ['signature', 'signature_copy', 'signature_head', 'signature_log', 'signing_key'],
  resolvers: [SignatureResolver, SignatureExportResolver, KeepingResolver, VerifyResolver],
  jobs: [
    handleJob(BLANK_SIGNATURES, blankSignatures),
    handleJob(SEAL_SIGNATURES, sealSignatures),
    handleJob(WRITE_LOG, writeLog),
  ],
  messages: [SIGNED_COPIES],
  tokenKinds: [SIGNATURE_CODE],
};
