import path from 'node:path';
import { expect, test } from '@jest/globals';
import { Kind, parse, visit, type ExecutableDefinitionNode } from 'graphql';
import { sources, type Source } from './sources.js';

/** Clients whose fragments are one namespace; the documents of the REST mirror and of the demo are generated into one file each. */
const CLIENTS = [
  { folder: 'web/admin', generated: (file: string) => file.replace(/\.graphql$/, '.generated') },
  { folder: 'web/public', generated: (file: string) => file.replace(/\.graphql$/, '.generated') },
  { folder: 'server/adapters/rest', generated: () => 'server/adapters/rest/documents.generated' },
  { folder: 'server/demo', generated: () => 'server/demo/documents.generated' },
];

const IMPORT = /^import (?!type\b)\{([^}]*)\} from '([^']+\.generated)(?:\.js)?';/gm;

/** Values that a source imports from generated files, as `path#name`. */
const importsOf = ({ path: file, text }: Source): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, names, from]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${path.posix.join(path.posix.dirname(file), from!)}#${name.split(' as ')[0]}`),
  );

/** Names under which codegen exports a definition: the document, and the hooks of Apollo Client. */
function exportsOf({ kind, name }: ExecutableDefinitionNode): string[] {
  const own = `${name!.value[0]!.toUpperCase()}${name!.value.slice(1)}`;
  if (kind === Kind.FRAGMENT_DEFINITION) return [`${own}FragmentDoc`];
  return [`${own}Document`, ...['Query', 'LazyQuery', 'Mutation', 'Subscription'].map((hook) => `use${own}${hook}`)];
}

function spreadsOf(definition: ExecutableDefinitionNode): string[] {
  const names: string[] = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

/** Operations that no source imports, and fragments that none of the others spreads. */
function unused(documents: readonly Source[], code: readonly Source[]): string[] {
  const imported = new Set(code.flatMap(importsOf));
  return CLIENTS.flatMap(({ folder, generated }) => {
    const definitions = documents
      .filter(({ path: file }) => file.startsWith(`${folder}/`))
      .flatMap(({ path: file, text }) =>
        parse(text).definitions.map((definition) => ({ file, definition: definition as ExecutableDefinitionNode })),
      );
    const used = new Set(
      definitions.filter(({ file, definition }) =>
        exportsOf(definition).some((name) => imported.has(`${generated(file)}#${name}`)),
      ),
    );
    // A set hands out what is added while it is walked.
    for (const { definition } of used) {
      const spreads = spreadsOf(definition);
      for (const other of definitions)
        if (other.definition.kind === Kind.FRAGMENT_DEFINITION && spreads.includes(other.definition.name.value))
          used.add(other);
    }
    return definitions
      .filter((one) => !used.has(one))
      .map(({ file, definition }) => `${file}: ${definition.name!.value}`);
  });
}

test('every operation of the screens and of the REST mirror is used, and every fragment by one of them', () => {
  const documents = sources(
    CLIENTS.map(({ folder }) => folder),
    /\.graphql$/,
  );
  expect(documents.length).toBeGreaterThan(30);
  expect(unused(documents, sources(['web', 'server']))).toEqual([]);
});

test('a breach is seen', () => {
  const documents = [
    {
      path: 'web/admin/a.graphql',
      text: `query shown { queue { ...Row } } mutation Pressed { signOut } query Typed { queue { total } }
        query Gone { queue { ...Alone } } fragment Row on Queue { ...Cell } fragment Cell on Queue { total }
        fragment Alone on Queue { total }`,
    },
    { path: 'web/public/b.graphql', text: 'query Asked { plans { name } } query Elsewhere { plans { name } }' },
    {
      path: 'server/adapters/rest/c.graphql',
      text: 'query RestPlans { plans { name } } query RestGone { plans { name } }',
    },
  ];
  const code = [
    {
      path: 'web/admin/pages/A.tsx',
      text: "import { useShownLazyQuery, usePressedMutation as usePressed, type TypedQuery } from '../a.generated';",
    },
    { path: 'web/admin/pages/B.tsx', text: "import type { GoneQuery } from '../a.generated';" },
    {
      path: 'web/public/b.ts',
      text: "import { AskedDocument } from './b.generated';\nimport { ElsewhereDocument } from './other.generated';",
    },
    {
      path: 'server/adapters/rest/c.ts',
      text: "import {\n  RestPlansDocument,\n  type RestGoneQuery,\n} from './documents.generated.js';",
    },
  ];
  expect(unused(documents, code)).toEqual([
    'web/admin/a.graphql: Typed',
    'web/admin/a.graphql: Gone',
    'web/admin/a.graphql: Alone',
    'web/public/b.graphql: Elsewhere',
    'server/adapters/rest/c.graphql: RestGone',
  ]);
});
