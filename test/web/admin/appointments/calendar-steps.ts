import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import axe from 'axe-core';

/** The clock of the browser stands on a Saturday morning in November 2026, and its timers run. */
export const setClock = (): void => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-21T14:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'performance',
      'nextTick',
    ],
  });
};

export const block = (name: RegExp) => screen.findByRole('button', { name });
export const press = (name: string | RegExp) => screen.getByRole('button', { name });
export async function faults(element = document.body) {
  const rules = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await act(() => axe.run(element, { rules }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
}
