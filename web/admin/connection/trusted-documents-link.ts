import { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The hash that codegen added to a document; the server has the same list. */
const hashOf = (document: DocumentNode): string | undefined =>
  (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;

/** Files make a request of several parts, for which the server takes no hashes; after its refusal the link would send no more of them at all. */
const hasFiles = (value: unknown): boolean =>
  value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFiles));

/** Sends a document's hash instead of its text, and the text if the server does not know the hash: an older or newer tab. */
export const trustedDocumentsLink = (http: ApolloLink): ApolloLink =>
  ApolloLink.split(
    ({ query, variables }) => hashOf(query) !== undefined && !hasFiles(variables),
    new PersistedQueryLink({ generateHash: (document) => hashOf(document)! }).concat(http),
    http,
  );
