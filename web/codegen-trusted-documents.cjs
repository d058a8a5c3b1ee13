// The manifest of trusted documents: hash to text. Subscriptions go over a socket, once each, as text.
const { parse, printSchema } = require('graphql');
const everyField = require('./codegen-every-field.cjs');
const { adminText, publicText, hashOf, operationsOf } = require('./trusted-documents.cjs');

module.exports = {
  plugin(schema, sources, { client }) {
    // The tool's own transforms reach the presets only.
    const documents = everyField.transform({ documents: sources, schema: parse(printSchema(schema)) });
    const textOf = client === 'admin' ? adminText : publicText;
    const texts = operationsOf(documents)
      .filter(({ node }) => node.operation !== 'subscription')
      .map(({ document }) => textOf(document));
    return JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2);
  },
};
