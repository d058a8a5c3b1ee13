import { useSyncExternalStore } from 'react';

let isWaiting = false;
const listeners = new Set<() => void>();
const unsaved = new Set<object>();

/** Counts something that somebody typed until the returned function is called. */
export function holdUnsaved(): () => void {
  const one = {};
  unsaved.add(one);
  return () => void unsaved.delete(one);
}

/** Loads the page anew after an update, unless that would lose what somebody typed: then what is missing tells of it. */
export function reloadUnlessUnsaved(status: number, reload: () => void = () => location.reload()): void {
  if (unsaved.size === 0) return reload();
  if (status !== 404) return;
  isWaiting = true;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this page's release is gone, and the page waits for what somebody typed to be saved. */
export const useUpdateWaiting = () => useSyncExternalStore(subscribe, () => isWaiting);
