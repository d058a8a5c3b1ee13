/** 'idle': no page has asked for live updates yet, or none does now. */
export type LiveState = 'idle' | 'connected' | 'lost';

let state: LiveState = 'idle';
const listeners = new Set<() => void>();

/** Whether the live connection stands, as the socket itself tells. */
export const liveConnection = {
  get: (): LiveState => state,
  set(next: LiveState): void {
    if (next === state) return;
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
