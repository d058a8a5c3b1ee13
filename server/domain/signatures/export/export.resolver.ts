import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { offerFile } from '../../businesses/export-file.js';
import { signatureFilter } from '../listing/signature-filter.js';
import { ExportSignaturesArgs } from '../listing/signatures.inputs.js';
import { SignatureExport } from './SignatureExport.js';
import { SIGNATURES_FILE } from './signatures-file.js';

@Resolver()
export class SignatureExportResolver {
  @Access('signature.export', 'session')
  @Mutation(() => SignatureExport, {
    description:
      'Opens the signatures that the same filters list as a file: CSV in UTF-8, latest first, with what was filled in and the hash of each record. PASSWORD_NEEDED unless confirmPassword opened EXPORT_SIGNATURES just before.',
  })
  async exportSignatures(
    @Ctx() context: Context,
    @Args(() => ExportSignaturesArgs) args: ExportSignaturesArgs,
  ): Promise<SignatureExport> {
    return offerFile(context, SIGNATURES_FILE, signatureFilter(args));
  }
}
