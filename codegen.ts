import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { generateMessages } from './server/core/i18n/generate-messages.mjs';
import { adminText, hashOf } from './web/trusted-documents.cjs';

// Types stand beside the documents that they type. `web/public` gets its documents as typed strings for its small fetch client (no
// graphql-js in the browser), `web/admin` hooks of Apollo Client on top (local plugins: typescript-react-apollo does not fit Apollo Client 4),
// the REST mirror and the demo all of their documents in one file, as graphql-js takes them. The tests' are typed strings too.
const scalars = { DateTimeISO: 'string', Secret: 'string', Upload: 'File' };
const options = {
  scalars,
  useTypeImports: true,
  enumsAsTypes: true,
  avoidOptionals: { field: true },
  skipTypename: true,
};
const nearFile = (
  documents: string,
  plugins: string[],
  own: object = {},
  baseTypesPath = '../schema.generated.ts',
) => ({
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts', baseTypesPath, importTypesNamespace: 'Schema' },
  documents,
  documentTransforms: ['./web/codegen-every-field.cjs'],
  plugins,
  config: { ...options, ...own },
});

/** Documents as graphql-js takes them. */
const inOneFile = (documents: string) => ({
  documents,
  documentTransforms: ['./web/codegen-every-field.cjs'],
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    ...options,
    scalars: { DateTimeISO: 'string', Secret: 'string', Upload: 'unknown' },
    documentNodeImport: 'graphql#TypedQueryDocumentNode',
  },
});

/** The tool ends with 1 for a failed hook but does not print why. */
function compileTexts(): void {
  try {
    generateMessages();
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/** Hash and text of every document that these screens send: the server takes them unchecked. */
const manifest = (client: 'admin' | 'public') => ({
  documents: `web/${client}/**/*.graphql`,
  plugins: ['./web/codegen-trusted-documents.cjs'],
  config: { client },
});

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  // The texts of both languages are compiled first: they need no schema.
  hooks: { afterStart: compileTexts },
  generates: {
    'web/schema.generated.ts': { plugins: ['typescript'], config: options },
    'web/public/': nearFile(
      'web/public/**/*.graphql',
      ['typescript-operations', './web/codegen-keep-schema.cjs', './web/codegen-typed-strings.cjs'],
      { typedStringFrom: '../request' },
    ),
    'web/admin/': nearFile(
      'web/admin/**/*.graphql',
      [
        'typescript-operations',
        './web/codegen-keep-schema.cjs',
        'typed-document-node',
        './web/codegen-apollo-hooks.cjs',
      ],
      { unstable_onExecutableDocumentNode: (document: DocumentNode) => ({ hash: hashOf(adminText(document)) }) },
    ),
    'test/': nearFile(
      'test/**/*.graphql',
      ['typescript-operations', './web/codegen-keep-schema.cjs', './web/codegen-typed-strings.cjs'],
      { plain: true, typedStringFrom: '../world/Actor.js' },
      '../web/schema.generated.ts',
    ),
    'server/adapters/rest/documents.generated.ts': inOneFile('server/adapters/rest/*.graphql'),
    'server/demo/documents.generated.ts': inOneFile('server/demo/*.graphql'),
    'dist/documents/public.json': manifest('public'),
    'dist/documents/admin.json': manifest('admin'),
  },
};
export default config;
