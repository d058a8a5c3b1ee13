// Each operation as a plain string typed with its answer and variables: no class and no parser in the browser.
// A comment at its end holds its hash on the server.
const { hashOf, operationsOf, publicText } = require('./trusted-documents.cjs');
const cap = (s) => s[0].toUpperCase() + s.slice(1);
module.exports = {
  plugin(_schema, documents, config) {
    const operations = operationsOf(
      documents,
      new Map((config.externalFragments ?? []).map(({ name, node }) => [name, node])),
    );
    const out = operations.map(({ node, document }) => {
      const name = cap(node.name.value),
        type = `${name}${cap(node.operation)}`;
      const text = publicText(document);
      const sent = node.operation === 'subscription' ? text : `${text}#${hashOf(text)}`;
      return `export const ${name}Document = ${JSON.stringify(sent)} as TypedDocumentString<${type}, ${type}Variables>;`;
    });
    return {
      prepend: operations.length ? [`import type { TypedDocumentString } from '${config.typedStringFrom}';`] : [],
      content: out.join('\n'),
    };
  },
};
