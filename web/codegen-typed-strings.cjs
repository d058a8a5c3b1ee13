// Each operation as a plain string that knows the types of its answer and variables: no class and no parser in the browser.
const { Kind, print, stripIgnoredCharacters, visit } = require('graphql');
const cap = (s) => s[0].toUpperCase() + s.slice(1);
module.exports = {
  plugin(_schema, documents, config) {
    const definitions = documents.flatMap((d) => d.document.definitions);
    const own = definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]);
    const fragments = new Map([...own, ...(config.externalFragments ?? []).map((f) => [f.name, f.node])]);
    const used = (node, found = new Set()) => {
      visit(node, {
        FragmentSpread({ name: { value } }) {
          if (!found.has(value)) {
            found.add(value);
            used(fragments.get(value), found);
          }
        },
      });
      return found;
    };
    const operations = definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION && d.name);
    const out = operations.map((op) => {
      const name = cap(op.name.value),
        type = `${name}${cap(op.operation)}`;
      const text = [op, ...[...used(op)].map((f) => fragments.get(f))].map(print).join('\n');
      return `export const ${name}Document = ${JSON.stringify(stripIgnoredCharacters(text))} as TypedDocumentString<${type}, ${type}Variables>;`;
    });
    return {
      prepend: operations.length ? [`import type { TypedDocumentString } from '${config.typedStringFrom}';`] : [],
      content: out.join('\n'),
    };
  },
};
