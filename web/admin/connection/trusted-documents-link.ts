import { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The hash that codegen gave to a document; the server has the same list. */
const hashOf = (document: DocumentNode): string | undefined =>
  (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;

/** Sends the hash of a document in place of its text, and the text when the server does not know the hash: an old tab, or a new one. */
export const trustedDocumentsLink = (http: ApolloLink): ApolloLink =>
  ApolloLink.split(
    ({ query }) => hashOf(query) !== undefined,
    new PersistedQueryLink({ generateHash: (document) => hashOf(document)! }).concat(http),
    http,
  );
