/** A kind of change that open screens listen to. */
export interface Topic {
  readonly name: string;
  /** Tables whose writes must tick it, or another topic that watches them: a test fails on a use case that forgets it. */
  readonly tables: readonly string[];
}

export const defineTopic = (name: string, tables: readonly string[]): Topic => ({ name, tables });

/** What processes tell each other of a change. */
export const tickOf = (topic: Topic, businessId: string): string => `${businessId} ${topic.name}`;

/** Somebody's rights ended: open connections check their viewer again. */
export const REVOKED = defineTopic('revoked', []);
