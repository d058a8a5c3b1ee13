const DEADLINE_MS = 45_000;
const PAUSE_MS = 20;

/** Waits for a condition, up to a generous deadline; throws when it does not come true. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string | (() => string) = 'the condition',
  deadlineMs = DEADLINE_MS,
): Promise<void> {
  const end = Date.now() + deadlineMs;
  while (!(await condition())) {
    if (Date.now() > end)
      throw new Error(`Waited ${deadlineMs / 1000} s in vain for ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}
