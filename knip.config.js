/** Files, exports and packages that nobody uses fail `npm test`. */
export default {
  entry: [
    'server/{main,backup,restore,plan,move-media,verify-signatures}.ts',
    'server/print-schema.ts',
    // The codegen tool loads it by name.
    'web/codegen-every-field.cjs',
    'web/public/entry-{client,server}.tsx',
    'server/core/messages/*.tsx',
    'test/access/serve.ts',
    'test/bench/*.mjs',
    'test/faults/run.ts',
    'test/**/*.test.{ts,tsx}',
    'test/setup/*.{mjs,cjs,ts}',
    'test/web/setup/*.{mjs,ts}',
  ],
  project: [
    '*.{ts,mjs}',
    'server/**/*.{ts,tsx,mjs}',
    'entities/**/*.ts',
    'web/**/*.{ts,tsx,cjs,css}',
    'test/**/*.{ts,tsx,mjs,cjs}',
  ],
  vite: { config: 'web/vite.config.ts' },
  compilers: {
    css: (text) => [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, name]) => `import '${name}';`).join('\n'),
  },
  // jest is started by its file, so that no shell stands between it and the run; the texts that codegen compiles use messageformat's runtime; copies of signed forms read the fonts by their path.
  ignoreDependencies: ['jest', '@messageformat/runtime', 'dejavu-fonts-ttf'],
  ignoreBinaries: ['apt-get', 'mount', 'umount', 'nginx', 'pdftotext', 'pdfsig'],
};
