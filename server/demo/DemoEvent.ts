/** Something that happens in the demo at its time. */
export interface DemoEvent {
  at: Date;
  run: () => Promise<unknown>;
}
