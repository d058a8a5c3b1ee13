import { pureTests } from './test/setup/pure-tests.mjs';
import { swcOptions, swcOptionsForTsx } from './test/setup/swc-options.mjs';

const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': ['@swc/jest', swcOptionsForTsx], '\\.ts$': ['@swc/jest', swcOptions] },
  resolver: '<rootDir>/test/setup/resolve-typescript.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  testEnvironment: 'node',
  restoreMocks: true,
};

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/test/setup/start-database.mjs',
  globalTeardown: '<rootDir>/test/setup/stop-database.mjs',
  setupFiles: ['<rootDir>/test/setup/reflect-metadata.ts', '<rootDir>/test/setup/programs-in-typescript.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/close-database.ts', '<rootDir>/test/setup/record-statements.ts'],
};

export default {
  // Modules of finished test files stay in a worker's memory, and collecting that garbage takes half of its time.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 240_000, // generous: a loaded machine is slow, and no test is about time
  projects: [
    { ...shared, displayName: 'architecture', testMatch: ['<rootDir>/test/architecture/*.test.ts'] },
    {
      ...shared,
      displayName: 'pure',
      setupFiles: ['<rootDir>/test/setup/reflect-metadata.ts'],
      testMatch: pureTests.map((file) => `<rootDir>/${file}`),
    },
    {
      ...withDatabase,
      displayName: 'api',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '<rootDir>/test/(rest|web|browser|bench|reliability)/',
        '<rootDir>/test/architecture/[^/]+$',
        ...pureTests.map((file) => `<rootDir>/${file}$`),
      ],
    },
    { ...withDatabase, displayName: 'rest', testMatch: ['<rootDir>/test/rest/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'web',
      testMatch: ['<rootDir>/test/web/**/*.test.{ts,tsx}'],
      testEnvironment: '<rootDir>/test/web/setup/environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/web/setup/clean-up.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/test/web/setup/css-module.mjs',
        '\\.(css|svg|png|jpg|woff2?)(\\?.*)?$': '<rootDir>/test/web/setup/asset.mjs',
        '^@fontsource[^/]*/': '<rootDir>/test/web/setup/asset.mjs',
      },
    },
    { ...shared, displayName: 'reliability', testMatch: ['<rootDir>/test/reliability/**/*.test.ts'] },
    { ...shared, displayName: 'browser', testMatch: ['<rootDir>/test/browser/**/*.test.ts'] },
  ],
};
