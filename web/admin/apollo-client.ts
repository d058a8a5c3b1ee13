import { ApolloClient, type ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { OperationTypeNode } from 'graphql';
import { createClient } from 'graphql-ws';
import { accountPath } from './accounts/paths';
import { createCache } from './cache';
import { orderedDocument } from './connection/ordered-document';
import { idempotencyLink } from './connection/idempotency-link';
import { heartbeat } from './connection/live-heartbeat';
import { retryLink } from './connection/retry-link';
import { trustedDocumentsLink } from './connection/trusted-documents-link';
import { sessionLink, type SessionEvents } from './connection/session-link';
import { uploadFetch } from './connection/upload-fetch';
import { viewerLink } from './connection/viewer-link';
import { readRights } from './accounts/read-rights';
import { claimIn } from './accounts/viewer-claim';

interface Options extends Omit<SessionEvents, 'onRightsChange'> {
  isInAccount?: () => boolean;
}

const sessionEnded = 4401;
/** The session ended, or its role or business is another one now. */
const rightsChanged = 4403;
/** The session was switched to another business of the account. */
const moved = 4410;

function liveLink(
  cache: ApolloCache,
  { onSessionEnd, onRightsChange, onOtherAccount }: SessionEvents,
  onReturn: () => void,
): ApolloLink {
  const { keepAlive, on } = heartbeat(() => live.terminate());
  const url = `${location.origin.replace(/^http/, 'ws')}/graphql`;
  const live = createClient({
    url,
    connectionParams: () => ({ viewer: claimIn(cache) }),
    retryAttempts: Infinity,
    retryWait: (attempt) =>
      new Promise((go) => setTimeout(go, Math.min(500 * 2 ** attempt, 4000) * (0.75 + Math.random() / 2))),
    shouldRetry: (event) => !(event instanceof CloseEvent && [sessionEnded, moved].includes(event.code)),
    keepAlive,
    on: {
      ...on,
      connected: (socket, payload, wasRetry) => {
        on.connected?.(socket, payload, wasRetry);
        if (wasRetry) onReturn();
      },
      closed: (event) => {
        on.closed?.(event);
        if (!(event instanceof CloseEvent)) return;
        if (event.code === sessionEnded) onSessionEnd();
        if (event.code === rightsChanged) onRightsChange();
        if (event.code === moved) onOtherAccount();
      },
    },
  });
  return new GraphQLWsLink(live);
}

export function createApolloClient({
  isInAccount = () => location.pathname.startsWith(accountPath),
  ...given
}: Options): ApolloClient {
  const cache = createCache();
  const events = { ...given, onRightsChange: () => void readRights(client, given.onSessionEnd) };
  const http = new UploadHttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    fetch: uploadFetch,
    // The admin is in English whatever the browser's language, and so are the refusals that it shows.
    headers: { 'apollo-require-preflight': 'true', 'accept-language': 'en' },
  });
  const operationLink = ApolloLink.from([
    sessionLink(isInAccount, events),
    viewerLink(cache),
    idempotencyLink(),
    retryLink(),
    trustedDocumentsLink(http),
  ]);
  // Changes during the disconnection are unknown, so all active queries run again.
  const catchUp = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  addEventListener('online', catchUp);
  const client = new ApolloClient({
    cache,
    documentTransform: orderedDocument,
    // Who asks again because of a change is not content with an answer that was asked for before it.
    queryDeduplication: false,
    link: ApolloLink.split(
      (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink(cache, events, catchUp),
      operationLink,
    ),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return client;
}
