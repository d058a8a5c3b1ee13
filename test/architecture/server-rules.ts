import { parseSync } from '@swc/core';
import type { Source } from './sources.js';
import type { TextRule } from './text-rules.js';

/** Fields that a log line may have: none of them holds what tells of a person. */
const LOGGED = new Set(
  (
    'err businessId messageId checkInId versionId signatureId linkId requestId errorId kind why reason code operation viewer ' +
    'tries hash path wasAskedFor method route status milliseconds'
  ).split(' '),
);
/** Objects that are logged as they are, and what they hold. */
const LOGGED_WHOLE = new Set([
  // Channel, state and cause of a message that was not sent.
  'server/core/messages/deliver-message.ts facts',
  // How the process ended that read a PDF.
  'server/adapters/pdf/pdf-reader.ts answer',
]);
const LEVELS = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
/** Where rows are put together from their parts. */
const ROW_MAKERS = new Set(['row', 'call', 'uploadRow', 'albumRow']);
const STATEMENTS = new Set([
  'IfStatement',
  'SwitchStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'TryStatement',
  'ThrowStatement',
]);

type Node = { type?: string; [key: string]: unknown };

const parse = ({ path, text }: Source): Node =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true }) as unknown as Node;

function visit(node: unknown, each: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (typeof (node as Node).type === 'string') each(node as Node);
  for (const child of Object.values(node)) visit(child, each);
}

const nameOf = (node: unknown): string | null => {
  const { type, value, id, property } = (node ?? {}) as Node;
  if (type === 'Identifier') return value as string;
  if (type === 'PrivateName') return (typeof id === 'object' ? nameOf(id) : value) as string;
  return type === 'MemberExpression' ? nameOf(property) : null;
};

const argumentsOf = (call: Node): Node[] =>
  (call['arguments'] as { expression: Node }[]).map(({ expression }) => expression);

/** What log lines hold besides what is allowed: names of fields, or whole objects. */
function loggedBesides(source: Source): string[] {
  if (!/\blog\b/.test(source.text)) return [];
  const found: string[] = [];
  visit(parse(source), (node) => {
    const callee = node['callee'] as Node | undefined;
    if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return;
    if (!LEVELS.has(nameOf(callee['property']) ?? '') || !/^log$/i.test(nameOf(callee['object']) ?? '')) return;
    const [facts, ...words] = argumentsOf(node);
    if (facts?.type === 'ObjectExpression') found.push(...fieldsOf(facts).filter((name) => !LOGGED.has(name)));
    // A single argument is the words of the line.
    else if (words.length > 0 && !LOGGED_WHOLE.has(`${source.path} ${nameOf(facts)}`)) found.push(`${nameOf(facts)}`);
  });
  return found;
}

const fieldsOf = (object: Node): string[] =>
  (object['properties'] as Node[]).map((property) =>
    property.type === 'Identifier' ? (property['value'] as string) : (nameOf(property['key']) ?? `${property.type}`),
  );

/** Statements in rows of the mirror that decide something. */
function decidedInRows(source: Source): string[] {
  const found: string[] = [];
  visit(parse(source), (node) => {
    if (node.type !== 'CallExpression' || !ROW_MAKERS.has(nameOf(node['callee']) ?? '')) return;
    visit(node['arguments'], ({ type }) => {
      if (STATEMENTS.has(type!)) found.push(type!);
    });
  });
  return found;
}

export const SERVER_RULES: TextRule[] = [
  {
    name: 'the keys of advisory locks of a business are made by lockKey',
    where: ['server'],
    finds: /\bhashtext(?:extended)?\(/,
    // Locks of the whole installation.
    except:
      /^server\/(?:core\/database\/(?:lock-business|database-lock|timeouts|roles|migrations\/.*)|domain\/signatures\/log\/log-lock)\.ts$/,
    bad: "sql`select pg_advisory_xact_lock(hashtextextended('hours:' || ${id}, 0))`",
    fine: "sql`select pg_advisory_xact_lock(${lockKey('hours')})`",
  },
  {
    name: 'log lines hold fields of a list, none of which tells of a person',
    where: ['server'],
    finds: loggedBesides,
    bad: "context.log.info({ businessId, phone }, 'no text was sent');",
    fine: "context.log.info({ businessId, why }, 'no text was sent');",
  },
  {
    name: 'rows of the mirror decide nothing',
    where: ['server/adapters/rest'],
    finds: decidedInRows,
    bad: 'row(Document, { variables: ({ body }) => { if (body.id) return { id: body.id }; return {}; } });',
    fine: 'row(Document, { variables: ({ body }) => ({ id: textOf(body.id) }) });',
  },
  {
    name: 'exact numbers of the database are texts, and entities do not calculate with them',
    where: ['entities'],
    finds:
      /@Column\((?:\{ type: )?'(?:real|float\d?|double precision|money)'|\b(?:parseFloat|Number)\(|^\s*(?:price|amount|total|cost|tax|tip)\w*[!?]?: number\b/,
    bad: '  price!: number | null;',
    fine: '  price!: string | null;',
  },
  {
    name: 'errors of GraphQL are made in server/core: all others throw a Refusal',
    where: ['server', 'entities'],
    finds: /\bGraphQLError\b/,
    except: /^server\/core\//,
    bad: "throw new GraphQLError('No.');",
    fine: "throw notFound('That item');",
  },
  {
    name: 'addresses of pages are made of the paths of their noun',
    where: ['server/domain'],
    finds: /\$\{(?:base|origin|[\w.]*\.origin|linkBase\(\w+\))\}\/[\w/]/,
    bad: 'const link = `${linkBase(context)}/booking/${token}`;',
    fine: 'const link = `${linkBase(context)}${bookingPath(token)}`;',
  },
  {
    name: 'addresses of public pages stand in the paths.ts of their noun',
    where: ['web/public'],
    finds: /['"`]\/(?:booking|st|ck|md|my-data|search|appointment|verify|sign|page)(?:[/?'"`]|\$\{)/,
    except: /\/paths\.ts$|^web\/public\/pages\.ts$/,
    bad: '<a href={`/st/${name}`}>',
    fine: '<a href={standbyPath(name)}>',
  },
  {
    name: 'statements of nouns take the time from the clock of their context, too',
    where: ['server/domain'],
    finds: /(?<![.\w])(?:now\(\)|current_timestamp\b|clock_timestamp\()/,
    // What the clock of the database began is compared with it: when jobs are due, and when a shorter time to keep counts.
    except: /^server\/domain\/(?:check-ins\/entry\/schedule-follow-ups|signatures\/keeping\/blank-job)\.ts$/,
    bad: 'sql`select from hold h where h.expires_at > now()`',
    fine: 'sql`select from hold h where h.expires_at > ${context.now()}`',
  },
  {
    name: 'locks of nouns are locks of their business: lockKey makes their keys',
    where: ['server/domain'],
    finds: /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\((?!\$\{lockKey\()/,
    // The log of signatures is one of all businesses.
    except: /^server\/domain\/signatures\/log\/log-lock\.ts$/,
    bad: "sql`select pg_advisory_xact_lock(hashtextextended('times', 0))`",
    fine: "sql`select pg_advisory_xact_lock(${lockKey('times')})`",
  },
];
