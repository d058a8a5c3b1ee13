// Typed hooks of Apollo Client 4 on top of typed-document-node, one file next to each document.
const { Kind } = require('graphql');
const cap = (s) => s[0].toUpperCase() + s.slice(1);
module.exports = {
  plugin(_schema, documents) {
    const ops = documents
      .flatMap((d) => d.document.definitions)
      .filter((d) => d.kind === Kind.OPERATION_DEFINITION && d.name);
    const used = new Set();
    const out = ops.map((op) => {
      const N = cap(op.name.value),
        R = `${N}${cap(op.operation)}`,
        V = `${R}Variables`,
        D = `${N}Document`;
      const req = (op.variableDefinitions ?? []).some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
      const hook = (h, name, opts, skippable) => {
        used.add(h);
        const t =
          !req || !skippable
            ? `options${req && skippable === false ? '' : '?'}: ${opts}`
            : `options: Omit<${opts}, 'variables' | 'skip'> & ({ variables: ${V}; skip?: boolean } | { variables?: ${V}; skip: boolean })`;
        return `export function use${N}${name}(${t}) { return ${h}<${R}, ${V}>(${D}, options as ${h}.Options<${R}, ${V}> & { variables: ${V} }); }`;
      };
      if (op.operation === 'query') {
        used.add('useLazyQuery');
        return [
          hook('useQuery', 'Query', `useQuery.Options<${R}, ${V}>`, true),
          `export function use${N}LazyQuery(options?: useLazyQuery.Options<${R}, ${V}>) { return useLazyQuery<${R}, ${V}>(${D}, options); }`,
        ].join('\n');
      }
      if (op.operation === 'subscription') {
        used.add('useSubscription');
        return hook('useSubscription', 'Subscription', `useSubscription.Options<${R}, ${V}>`, true);
      }
      used.add('useMutation');
      return `export function use${N}Mutation(options?: useMutation.Options<${R}, ${V}>) { return useMutation<${R}, ${V}>(${D}, options); }`;
    });
    return {
      prepend: [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`],
      content: out.join('\n'),
    };
  },
};
