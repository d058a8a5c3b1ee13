import type { TypedDocumentString } from './ask';

export type FollowHandlers<Answer> = {
  onAnswer(answer: Answer): void;
  /** The connection stands (again): what happened before it is not told, so ask. */
  onConnected(): void;
  onDisconnected(): void;
  /** The server ended the subscription or refused it: nothing more will be told. */
  onEnded?(): void;
};

/** Follows a subscription until the returned function is called; reconnects by itself. */
export type Follow = <Answer, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Answer, Variables>,
  variables: Variables,
  handlers: FollowHandlers<Answer>,
) => () => void;

/** While rendering on the server nothing lives on. */
export const followNothing: Follow = () => () => undefined;
