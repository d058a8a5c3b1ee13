// The documents of our own screens as sent, with their hashes, which the server knows.
const { createHash } = require('node:crypto');
const { Kind, print, stripIgnoredCharacters, visit } = require('graphql');

/** Apollo Client adds __typename to every selection except the outermost. */
const withTypenames = (document) =>
  visit(document, {
    SelectionSet: {
      enter(node, _key, parent) {
        if (parent.kind === Kind.OPERATION_DEFINITION) return undefined;
        const isAsked = node.selections.some(({ kind, name }) => kind === Kind.FIELD && name.value === '__typename');
        if (isAsked) return undefined;
        const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
        return { ...node, selections: [...node.selections, typename] };
      },
    },
  });

/** The operation, then its fragments by name: the tools put them in different orders. */
const inOrder = (document) => ({
  ...document,
  definitions: [...document.definitions].sort((a, b) =>
    a.kind === b.kind ? (a.name.value < b.name.value ? -1 : 1) : a.kind === Kind.OPERATION_DEFINITION ? -1 : 1,
  ),
});

const adminText = (document) => print(withTypenames(inOrder(document)));
const publicText = (document) => stripIgnoredCharacters(document.definitions.map(print).join('\n'));
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** Each operation over HTTP as a document of its own, with the fragments that it uses. */
function operationsOf(documents, fragments = new Map()) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const usedBy = (node, used = new Set()) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (used.has(value)) return;
        used.add(value);
        usedBy(fragments.get(value), used);
      },
    });
    return used;
  };
  return definitions
    .filter(({ kind, name }) => kind === Kind.OPERATION_DEFINITION && name)
    .map((node) => ({
      node,
      document: { kind: Kind.DOCUMENT, definitions: [node, ...[...usedBy(node)].map((name) => fragments.get(name))] },
    }));
}

module.exports = { adminText, publicText, hashOf, operationsOf };
