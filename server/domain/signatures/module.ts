import { handleJob } from '../../core/jobs/job.js';
import type { Module } from '../../core/module.js';
import { SignatureExportResolver } from './export/export.resolver.js';
import { BLANK_SIGNATURES, blankSignatures } from './keeping/blank-job.js';
import { KeepingResolver } from './keeping/keeping.resolver.js';
import { SignatureResolver } from './listing/signature.resolver.js';

export const signatures: Module = {
  name: 'signatures',
  tables: [
    'signature',
    'signature_copy',
    'signature_export',
    'signature_head',
    'signature_log',
    'signing_key',
    'form_request',
  ],
  resolvers: [SignatureResolver, SignatureExportResolver, KeepingResolver],
  jobs: [handleJob(BLANK_SIGNATURES, blankSignatures)],
};
