/** Files, exports and packages that nobody uses fail `npm test`. */
export default {
  entry: [
    'server/main.ts',
    'server/print-schema.ts',
    'web/public/entry-{client,server}.tsx',
    'test/bench/*.mjs',
    'test/**/*.test.{ts,tsx}',
    'test/setup/*.{mjs,cjs,ts}',
    'test/web/setup/*.{mjs,ts}',
  ],
  project: [
    '*.{ts,mjs}',
    'server/**/*.{ts,mjs}',
    'entities/**/*.ts',
    'web/**/*.{ts,tsx,cjs,css}',
    'test/**/*.{ts,tsx,mjs,cjs}',
  ],
  vite: { config: 'web/vite.config.ts' },
  compilers: {
    css: (text) => [...text.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, name]) => `import '${name}';`).join('\n'),
  },
  // Started by its file, so that no shell stands between it and the run.
  ignoreDependencies: ['jest', '@mui/x-data-grid'],
  ignoreBinaries: ['apt-get'],
};
