// One set of compiler options for jest and for the few TypeScript sources that jest's own process loads: the same as server/tsconfig.json.
export const swcOptions = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
};

export const swcOptionsForTsx = {
  ...swcOptions,
  jsc: { ...swcOptions.jsc, parser: { ...swcOptions.jsc.parser, tsx: true } },
};
