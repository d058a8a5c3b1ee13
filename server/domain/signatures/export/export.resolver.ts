import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { ExportSignaturesArgs } from '../listing/signatures.inputs.js';
import { exportSignatures } from './export-signatures.js';
import { SignatureExport } from './SignatureExport.js';

@Resolver()
export class SignatureExportResolver {
  @Access('signature.export', 'session')
  @Mutation(() => SignatureExport, {
    description:
      'Opens the signatures that the same filters list as a file: CSV in UTF-8, latest first, with what was filled in and the hash of each record. PASSWORD_NEEDED unless confirmPassword opened EXPORT_SIGNATURES just before.',
  })
  exportSignatures(
    @Ctx() context: Context,
    @Args(() => ExportSignaturesArgs) args: ExportSignaturesArgs,
  ): Promise<SignatureExport> {
    return exportSignatures(context, args);
  }
}
