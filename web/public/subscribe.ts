import type { TypedDocumentString } from './request';

export interface SubscriptionHandlers<Answer> {
  onAnswer(answer: Answer): void;
  /** Connected (again): earlier updates are not sent, so read the state. */
  onConnected(): void;
  onDisconnected(): void;
  /** The server ended or refused the subscription: no more updates follow. */
  onEnded?(): void;
}

/** Subscribes until the returned function is called; reconnects by itself. */
export type Subscribe = <Answer, Variables extends Record<string, unknown>>(
  document: TypedDocumentString<Answer, Variables>,
  variables: Variables,
  handlers: SubscriptionHandlers<Answer>,
  /** Of a kiosk; places and monitors name theirs in the variables. */
  token?: string,
) => () => void;

/** For rendering on the server, where nothing is live. */
export const noSubscription: Subscribe = () => () => undefined;
