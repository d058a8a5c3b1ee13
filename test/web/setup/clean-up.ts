import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Generous: a loaded machine is slow to draw a page for the first time.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
