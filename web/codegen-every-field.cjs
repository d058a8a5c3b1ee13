// `... on KioskToggles @everyField { __typename }` in a document becomes every field of that interface, so that a new field needs no
// change of the document. `__typename` is only there because a selection cannot be empty.
const { Kind, visit } = require('graphql');

const isMark = ({ name }) => name.value === 'everyField';

module.exports = {
  transform({ documents, schema }) {
    const fieldsOf = (type) => {
      const interfaceNode = schema.definitions.find(
        (definition) => definition.kind === Kind.INTERFACE_TYPE_DEFINITION && definition.name.value === type,
      );
      if (!interfaceNode) throw new Error(`@everyField: the schema has no interface ${type}`);
      return interfaceNode.fields.map(({ name }) => ({ kind: Kind.FIELD, name }));
    };
    const everyField = {
      SelectionSet: (node) => ({
        ...node,
        selections: node.selections.flatMap((selection) =>
          selection.kind === Kind.INLINE_FRAGMENT && selection.directives?.some(isMark)
            ? fieldsOf(selection.typeCondition.name.value)
            : [selection],
        ),
      }),
    };
    return documents.map((file) => ({ ...file, document: visit(file.document, everyField) }));
  },
};
