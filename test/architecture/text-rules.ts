import type { Source } from './sources.js';

export type TextRule = {
  name: string;
  /** Folders and files that it holds for. */
  where: string[];
  except?: RegExp;
  /** Lines that break it; or a function that answers the broken places. */
  finds: RegExp | ((source: Source) => string[]);
  bad: string;
  fine: string;
};

const EVERYWHERE = ['server', 'entities', 'web', 'test'];
/** Each opens connections of its own kind: of requests, migrations, start-up, LISTEN, locks, backups, and the worker of jobs. */
const CONNECTING =
  /^server\/core\/(?:database\/(?:transaction|migrate|connect|external|embedded|embedded-running|notify|data-source|database-lock|erase-account|pooler|timeouts|backup\/tables)|jobs\/start-jobs)\.ts$/;
/** The provider's contract stands beside the repository, and not every machine has or installs nginx: a clone without them has nothing to try. */
const MAY_SKIP =
  /^test\/(?:architecture\/|contracts\/(?:sendgrid|twilio)\.test\.ts$|reliability\/proxy\.test\.ts$|signatures\/copy\.test\.ts$)/;
/** Row-level security, transactions and migrations are held against plain statements; apps in processes of their own are out of the world's reach; the verifier is there for what somebody changed by hand. */
const MAY_WRITE =
  /^test\/(?:world|setup|database|architecture|bench|browser|reliability|foundation\/(?:execute|transaction)\.test\.ts$|messages\/outbox-migration\.test\.ts$|signatures\/verifier\.test\.ts$)/;
const THIS = /^test\/architecture\//; // the samples of these very rules

// Written apart, so that this table does not break its own rules.
const word = (...parts: string[]): string => parts.join('');

export const TEXT_RULES: TextRule[] = [
  {
    name: 'no test is left out or singled out',
    where: ['test'],
    finds:
      /\b(?:test|it|describe)(?:\.each[^;]*)?\.(?:only|skip|todo|failing)\b|\b(?:only|skip|todo)\b[^=;]*=\s*(?:test|it|describe)\b|\b(?:test|it|describe)\[|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/,
    except: MAY_SKIP,
    bad: word('test.', 'only("x", f)'),
    fine: 'items.skip(3)',
  },
  {
    name: 'tests wait for what they wait for, not for time to pass',
    where: ['test'],
    finds: /\bsetTimeout\(|\bwait(?:ForTimeout)?\(\s*\d|timers\/promises/,
    except: /^test\/(architecture\/|setup\/|browser\/product\.ts$|world\/until\.ts$|bench\/|faults\/faults\.ts$)/,
    bad: word('await new Promise((r) => set', 'Timeout(r, 500));'),
    fine: 'await page.waitForURL(url);',
  },
  {
    name: 'tests make their data with the world, not with statements',
    where: ['test'],
    finds: /\b(?:insert into|delete from|update [\w.]+ set)\b/i,
    except: MAY_WRITE,
    bad: word('await world.rows(id, `update ', "business set plan = 'plus'`);"),
    fine: 'await business.change({ plan: Plan.PLUS });',
  },
  {
    name: 'limits count the source of a caller, not its address',
    where: ['server'],
    finds:
      /\bfacts\s*(?:\??\.\s*|\??\.?\[['"])address\b|\baddress\b[^;]*\}\s*=\s*[\w.]*facts\b|\bfacts: \{[^}]*\baddress\b(?!:)/,
    except:
      /^server\/(?:core\/(?:context|access\/audit)|domain\/(?:signatures\/(?:record-signatures|is-recorded-at)|forms\/editing\/set-keep-years))\.ts$/,
    bad: word('`mail:${context.facts.', 'address}`'),
    fine: '`mail:${context.source}`',
  },
  {
    name: 'the key of a limit ends with the source, so that the network around it counts too',
    where: ['server'],
    finds: /`[^`]*\$\{[^}]*\bsource\}[^`]+`/,
    bad: 'const key = `persons:${context.source}:${kind}`;',
    fine: 'const key = `persons:${kind}:${context.source}`;',
  },
  {
    name: 'the kept record of a merged one is found by keptIdOf, which can use the index',
    where: ['server/domain'],
    finds: /coalesce\((?:\w+\.)?merged_into/i,
    bad: 'select coalesce(c.merged_into, c.id) from customer c',
    fine: 'select ${keptIdOf(sql`c`)} from customer c',
  },
  {
    name: 'what both families of screens draw asks nobody: it gets all it shows',
    where: ['web/catalogue', 'web/ui'],
    // Draws nothing: it asks whether the page's own script is still there.
    except: /^web\/ui\/reload-on-update\.ts$/,
    finds: /(?<![\w.])fetch\s*\(|\bnew (?:WebSocket|XMLHttpRequest|EventSource)\(/,
    bad: "void fetch('/graphql');",
    fine: 'prefetch(items);',
  },
  {
    name: 'late parts of the admin stand in web/admin/pieces/late.tsx, whose failures keep the page',
    where: ['web/admin'],
    finds: /\blazy\(/,
    bad: "const Editor = lazy(() => import('./Editor'));",
    fine: "lazy: async () => ({ Component: (await import('./Page')).Page }),",
  },
  {
    name: 'nothing is promised for later',
    where: EVERYWHERE,
    finds: /coming\s+soon|not\s+(?:yet\s+)?implemented|lorem\s+ipsum/i,
    except: THIS,
    bad: 'Coming soon!',
    fine: 'Soon you will be seated.',
  },
  {
    name: 'comments are marked @NOTE or @TODO only',
    where: EVERYWHERE,
    finds: /\b(?:FIXME|HACK|XXX)\b/,
    except: THIS,
    bad: '// FIXME later',
    fine: '// @TODO later',
  },
  {
    name: 'the widths of the layout stand in web/ui/breakpoints.ts',
    where: ['web/admin', 'web/catalogue', 'web/ui'],
    finds: /\((?:min|max)-width:\s*[\d.]+px\)|\bbreakpoints\.(?:up|down|between|only)\(/,
    bad: '@media (max-width: 699.95px) {',
    fine: '@media (--phone) {',
  },
  {
    name: 'colors stand in web/ui/tokens.css; paper is white',
    where: ['web'],
    finds: /^\s*(?!--)[a-z-]+:[^'"`;]*#[\da-f]{3,8}\b[^'"`]*;/i,
    except: /^web\/public\/(?:poster\/|check-in\/QrCode\.module\.css$|signing\/FormPages\.module\.css$)/,
    bad: '  background: #dcefed;',
    fine: '  background: var(--color-primary-soft);',
  },
  {
    name: 'maxima stand in web/limits.ts and web/admin/limits.ts, which are held to the server',
    where: ['web/admin', 'web/public', 'web/catalogue'],
    finds: /\bmax(?:Length)?(?:=\{|: (?:\{ value: )?)\d{2,}/,
    bad: '<CountedField label="Name" max={100} />',
    fine: '<Field label="Name" maxLength={maxItemName} />',
  },
  {
    name: 'what can be pressed is as large as the token says',
    where: ['web/admin'],
    finds: /(?:Height|Width|Size)\w*: (?:44\b|'44px')/,
    bad: 'sx={{ minHeight: 44 }}',
    fine: "sx={{ minHeight: 'var(--touch)' }}",
  },
  {
    name: 'types are not silenced',
    where: EVERYWHERE,
    finds: /\bas any\b|(?<!\w)<any>|@ts-(?:ignore|nocheck)/,
    except: THIS,
    bad: word('const x = y as ', 'any;'),
    fine: 'as many as they like',
  },
  {
    name: 'an error of types is expected in a test of types only',
    where: EVERYWHERE,
    finds: /@ts-expect-error/,
    except: /^test\/(?:architecture\/|.*\.test\.tsx?$)/,
    bad: word('// @ts-expect', '-error It has none.'),
    fine: '// An error of types.',
  },
  {
    name: 'the linter is not silenced',
    where: EVERYWHERE,
    finds: /(?:eslint|oxlint)-disable/,
    except: THIS,
    bad: word('// eslint', '-disable-next-line'),
    fine: '// see the linter',
  },
  {
    name: 'comments are two lines at most, and longer ones are documentation',
    where: EVERYWHERE,
    finds: longComments,
    except: THIS,
    bad: '// one\n// two\n// three',
    fine: '// one\n// two\nx();\n/**\n * a\n * b\n * c\n */',
  },
  {
    name: 'the environment is read by the configuration only',
    where: ['server', 'entities'],
    finds:
      /process\s*(?:\??\.\s*|\??\.?\[['"])env\b|\benv\b[^;]*\}\s*(?:=\s*process\b|from '(?:node:)?process')|import \w+ from '(?:node:)?process'/,
    except: /^server\/config\.ts$|^server\/adapters\/pdf\/pdf-reader\.ts$/,
    bad: 'const port = process.env.PORT;',
    fine: 'readConfig(env)',
  },
  {
    name: 'connections are opened in the room of the database, and by the worker of jobs, only',
    where: ['server', 'entities'],
    finds:
      /createQueryRunner\(|new pg\.(?:Client|Pool)\(|new (?:Pool|DataSource)\(|\.startTransaction\(|\.manager\.transaction\(/,
    except: CONNECTING,
    bad: 'const client = new pg.Client(config);',
    fine: 'new Clientele()',
  },
  {
    name: 'requests open no transaction by another way',
    where: ['server/core/database/transaction.ts'],
    finds: /new (?:pg\.)?(?:Client|Pool)\(|new DataSource\(/,
    bad: 'new pg.Pool()',
    fine: 'source.createQueryRunner()',
  },
  {
    name: 'only calls of the outside stand with the providers and their sandbox',
    where: ['server', 'entities'],
    // What is imported for it, the import rules see.
    finds: /(?<![\w.])(?:globalThis\.)?fetch\s*\(|\bnew (?:WebSocket|XMLHttpRequest|EventSource)\(/,
    except: /^server\/adapters\/(?:providers|sandbox)\//,
    bad: 'const answer = await fetch(url);',
    fine: 'const answer = await prefetch(url);',
  },
  {
    name: 'calls of the outside have no other name',
    where: ['server', 'entities'],
    finds: /[=:(,?]\s*fetch\b(?!\s*[(:])/,
    except: /^server\/adapters\/(?:providers|sandbox)\//,
    bad: 'const get = fetch;',
    fine: 'const answer = prefetch;',
  },
  {
    name: 'nothing is taken from the global object: what it offers has names',
    where: ['server', 'entities'],
    finds: /\bglobalThis\b|\bglobal\s*[[.]/,
    except: /^server\/adapters\/pdf\/pdf-process\.ts$/,
    bad: "await globalThis['fetch'](url);",
    fine: "const isGlobal = global_names['fetch'];",
  },
  {
    name: 'nouns keep no timer: what is due later is a job',
    where: ['server/domain'],
    finds: /\bset(?:Interval|Timeout|Immediate)\b/,
    bad: word('set', 'Timeout(sweep, 1000);'),
    fine: 'clearInterval(sweep);',
  },
  {
    name: 'addresses of the account and the kiosk stand in the paths.ts of their noun',
    where: ['web/admin'],
    finds: /['"`]\/(?:account|checkinapp)\b/,
    except: /\/paths\.ts$/,
    bad: "navigate('/account/checkins');",
    fine: "import { checkInsPath } from '../check-ins/paths';",
  },
  {
    name: 'nouns take the time from the clock of their context, which tests move and all processes share',
    where: ['server/domain'],
    finds: /\bnew Date\(\)|\bDate\(\)|\bDate\.now\b|\bDateTime\.(?:now|utc|local)\(\)/,
    bad: 'const now = new Date();',
    fine: 'const day = new Date(context.now());',
  },
  {
    name: 'dates and times are read in a zone that is said, not in that of the machine',
    where: ['server', 'web'],
    finds:
      /\bDateTime\.from(?:ISO|JSDate)\((?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\bzone\b)|\.get(?:Hours|Minutes|Date|Day|Month)\(\)/,
    bad: 'const hour = DateTime.fromJSDate(start(of)).hour;',
    fine: 'const hour = DateTime.fromJSDate(start(of), { zone }).hour;',
  },
  {
    name: 'the admin asks by its generated hooks',
    where: ['web/admin'],
    // Whether the server can be reached at all, and how far an upload is.
    except: /^web\/admin\/connection\/(?:use-connected|upload-fetch)\.ts$/,
    finds: /(?<![\w.])fetch\(/,
    bad: "await fetch('/graphql', { method: 'POST' });",
    fine: 'await refetch();',
  },
  {
    name: 'settings of a transaction, the business first of all, are made in the room of the database',
    where: ['server', 'entities'],
    finds: /\bset_config\s*\(|\bset\s+local\b/i,
    except: /^server\/core\/database\//,
    bad: "await db.rows(sql`select set_config('app.business_id', ${id}, true)`);",
    fine: "sql`select current_setting('app.business_id')`",
  },
  {
    name: 'use cases reach providers through the context, which throws while the database is open',
    where: ['server/core', 'server/domain', 'server/adapters', 'server/demo'],
    finds: /\bdependencies\.providers\b|\bdependencies: \{[^}]*\bproviders\b/,
    except: /^server\/core\/context\.ts$|^server\/adapters\/downloads\/form-pdfs\.ts$/,
    bad: 'await context.dependencies.providers.mail.send(mail);',
    fine: 'await context.providers.mail.send(mail);',
  },
  {
    name: 'TypeORM is asked through the database of the context',
    where: ['server/domain', 'server/adapters', 'server/demo'],
    finds: /\b(?:DataSource|EntityManager|QueryRunner|Repository|createQueryBuilder)\b/,
    bad: 'constructor(readonly source: DataSource) {}',
    fine: "import { IsNull } from 'typeorm';",
  },
  {
    name: 'a noun works in the transaction of its operation: it opens none and ends none',
    where: ['server/domain'],
    finds:
      /\btransaction\(|\bnew Db\(|\binContext\(|\bpoolOf\(|\.(?:commit|rollback)\(\)|\b(?:begin|commit|rollback)\b\s*[;`]/i,
    bad: 'await transaction(context.dependencies.source, { tenant }, work);',
    fine: 'await context.preflight((db) => countTry(db));',
  },
  {
    name: 'the product writes to its log: nothing goes to the console',
    where: ['server', 'entities'],
    finds: /\bconsole\s*(?:\??\.|\[)|\bconsole\b[^;]*from '/,
    except: /^server\/main\.ts$|^server\/adapters\/pdf\/draw-pages\.ts$/,
    bad: 'console.log(row);',
    fine: 'context.log.info(row);',
  },
  {
    name: 'entities are never saved or upserted: a foreign id would become a new row',
    where: ['server'],
    finds: /(?:manager|repository|db|Repository\([^)]*\))\.(?:save|upsert)\(/,
    bad: 'await db.save(CheckIn, input)',
    fine: 'await db.update(CheckIn, { id }, input)',
  },
  {
    name: 'no session state: settings and locks end with the transaction',
    where: ['server'],
    finds: /\bset\s+session\b|pg_(?:try_)?advisory_lock\(/i,
    except: /^server\/core\/database\/(?:database-lock|migrations\/.*)\.ts$/,
    bad: 'select pg_advisory_lock(1)',
    fine: 'select pg_advisory_xact_lock(1)',
  },
  {
    name: 'names are exported one by one: no default exports',
    where: ['server', 'entities', 'web', 'test'],
    finds: /^export default\b/m,
    except: /(?:^web\/vite\.config\.ts$|\.d\.ts$)/,
    bad: 'export default class {}',
    fine: 'export class CheckIn {}',
  },
  {
    name: 'nothing is exported on from another file',
    where: ['server', 'entities', 'web', 'test'],
    finds: barrels,
    except: THIS,
    bad: "export * from './queue.js';",
    fine: 'export const queue = [];',
  },
  {
    name: 'no interface is called I…, no class Base…',
    where: EVERYWHERE,
    finds: /\binterface I[A-Z][a-z]\w*|\bclass (?:Base[A-Z]\w*|Abstract[A-Z]\w*)/,
    except: THIS,
    bad: 'interface ICheckIn {',
    fine: 'interface Idle {',
  },
];

/** Also over several lines, and what is imported first and exported then. */
function barrels({ text }: Source): string[] {
  const passedOn = [...text.matchAll(/^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s/gm)];
  const imported = new Set(
    [...text.matchAll(/^import\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s/gm)].flatMap(
      ([, one, list = '']) => [one, ...list.split(',').map((name) => /(\w+)\s*$/.exec(name)?.[1])],
    ),
  );
  imported.delete(undefined);
  const lists = [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}\s*;/gm)].filter(([, list]) =>
    list!.split(',').some((name) => imported.has(/^\s*(?:type\s+)?(\w+)/.exec(name)?.[1])),
  );
  return [...passedOn, ...lists].map(({ index }) => `line ${text.slice(0, index).split('\n').length}`);
}

const KEPT_WORDS = /@license|SPDX|Copyright/i;

function longComments({ text }: Source): string[] {
  const lines = text.split('\n');
  const broken: string[] = [];
  let run = 0;
  lines.forEach((line, number) => {
    run = /^\s*\/\/(?!\/)/.test(line) && !KEPT_WORDS.test(line) ? run + 1 : 0;
    if (run === 3) broken.push(`line ${number - 1}`);
  });
  for (const { 0: block, index } of text.matchAll(/^[ \t]*(?:\{)?\/\*(?!\*)[\s\S]*?\*\//gm)) {
    if (block.split('\n').length > 2 && !KEPT_WORDS.test(block))
      broken.push(`line ${text.slice(0, index).split('\n').length}`);
  }
  return broken;
}

/** Where a source breaks the rule, as `path: what`. */
export function breachesOf({ finds, except }: TextRule, source: Source): string[] {
  if (except?.test(source.path)) return [];
  if (typeof finds === 'function') return finds(source).map((place) => `${source.path}: ${place}`);
  return source.text
    .split('\n')
    .flatMap((line, number) =>
      finds.test(line) ? [`${source.path}:${number + 1}: ${line.trim().slice(0, 120)}`] : [],
    );
}
