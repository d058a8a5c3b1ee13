// The manifest of trusted documents: hash to text. Subscriptions go over a socket, once each, as text.
const { adminText, publicText, hashOf, operationsOf } = require('./trusted-documents.cjs');

module.exports = {
  plugin(_schema, documents, { client }) {
    const textOf = client === 'admin' ? adminText : publicText;
    const texts = operationsOf(documents)
      .filter(({ node }) => node.operation !== 'subscription')
      .map(({ document }) => textOf(document));
    return JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2);
  },
};
