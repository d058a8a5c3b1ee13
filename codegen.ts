import type { CodegenConfig } from '@graphql-codegen/cli';

// Types stand beside the documents that they type. `web/public` gets typed documents for its small fetch client, `web/admin` hooks of
// Apollo Client on top (the local plugin: typescript-react-apollo does not fit Apollo Client 4).
const scalars = { DateTimeISO: 'string', Upload: 'File' };
const options = { scalars, useTypeImports: true, enumsAsTypes: true, avoidOptionals: { field: true }, skipTypename: true };
const nearFile = (documents: string, plugins: (string | Record<string, object>)[]) => ({
  preset: 'near-operation-file' as const,
  presetConfig: { extension: '.generated.ts', baseTypesPath: '~schema.generated', importTypesNamespace: 'Schema' },
  documents,
  plugins,
  config: options,
});

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'web/schema.generated.ts': { plugins: ['typescript'], config: options },
    'web/public/': nearFile('web/public/**/*.graphql', ['typescript-operations', 'typed-document-node']),
    'web/admin/': nearFile('web/admin/**/*.graphql', ['typescript-operations', 'typed-document-node', './web/codegen-apollo-hooks.cjs']),
  },
};
export default config;
