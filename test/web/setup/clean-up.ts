import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';

// Generous: a loaded machine is slow to draw a page for the first time.
configure({ asyncUtilTimeout: 30_000 });

// React notes with every element where it was made, for its warnings, until it has noted too many in a second: a fifth of the time of drawing.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as Record<
  string,
  object
>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
