/** Works with what the browser keeps for this tab; null where it forbids it. */
export function inSession<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
