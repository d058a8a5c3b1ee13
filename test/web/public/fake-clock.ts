import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Testing Library looks for `jest` among the globals to know that time stands still; with ES modules it is not there by itself. */
export function useFakeClock(now?: string): void {
  jest.useFakeTimers(now ? { now: new Date(now) } : {});
  Object.assign(globalThis, { jest });
}

export function useRealClock(): void {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'jest');
}

export const clock = {
  advanceTimers: (ms: number) => {
    jest.advanceTimersByTime(ms);
  },
};
export const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
