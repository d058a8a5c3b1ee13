import { DocumentTransform } from '@apollo/client';
import { Kind, type DefinitionNode, type DocumentNode } from 'graphql';

const nameOf = (definition: DefinitionNode): string => ('name' in definition ? (definition.name?.value ?? '') : '');

/** The operation, then its fragments by name, as the manifest has them: a text in another order would have another hash than the document. */
const inOrder = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.toSorted((one, other) => {
    if (one.kind !== other.kind) return one.kind === Kind.OPERATION_DEFINITION ? -1 : 1;
    return nameOf(one) < nameOf(other) ? -1 : 1;
  }),
});

export const orderedDocument = new DocumentTransform(inOrder);
