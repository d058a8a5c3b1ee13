import { ApolloLink } from '@apollo/client/link';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';
import { hasFile } from './has-file';

/** The hash that codegen added to a document; the server has the same list. */
const hashOf = (document: DocumentNode): string | undefined =>
  (document as DocumentNode & { __meta__?: { hash?: string } }).__meta__?.hash;

/**
 * Sends a document's hash instead of its text, and the text if the server does not know the hash: an older or newer tab.
 * With files the text at once: the server takes no hashes there, and after its refusal the link would send no more of them.
 */
export const trustedDocumentsLink = (http: ApolloLink): ApolloLink =>
  ApolloLink.split(
    ({ query, variables }) => hashOf(query) !== undefined && !hasFile(variables),
    new PersistedQueryLink({ generateHash: (document) => hashOf(document)! }).concat(http),
    http,
  );
