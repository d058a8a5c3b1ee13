/** What open screens listen to: one thing that may change. */
export interface Topic {
  readonly name: string;
  /** Tables whose writes tick it: a use case that writes one without a tick fails a test. */
  readonly tables: readonly string[];
}

export const defineTopic = (name: string, tables: readonly string[]): Topic => ({ name, tables });

/** Rights of somebody ended: open connections ask again who they serve. */
export const REVOKED = defineTopic('revoked', []);
