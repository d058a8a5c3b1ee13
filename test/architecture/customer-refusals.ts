import { parseSync } from '@swc/core';
import { reachableFrom, type Source } from './sources.js';

type Node = { type?: string } & Record<string, unknown>;

/** What opens an operation to customers: a token or an address of theirs, or a permission that kiosks and phones have. */
const OPEN = /@Access\('(?:anyone', '(?:token|public)'|kiosk\.use'|kiosk\.sync'|person\.find')/;

/** Open by a token of theirs, to people who work at a business. */
const TO_STAFF = ['server/domain/accounts/invitation.resolver.ts'];

/** The sources that the operations of customers can reach, by their imports. */
export function reachableByCustomers(all: readonly Source[]): Source[] {
  const open = all.filter((source) => OPEN.test(source.text) && !TO_STAFF.includes(source.path));
  return reachableFrom(open, all);
}

export interface ThrownRefusal {
  path: string;
  /** `INVALID_INPUT` or `CONFLICT`, the codes that mean several things. */
  code: string;
  field: string | null;
  hasReason: boolean;
  message: string;
}

const stringOf = (node: Node | undefined): string | null =>
  node?.type === 'StringLiteral'
    ? (node.value as string)
    : node?.type === 'TemplateLiteral'
      ? (node.quasis as { raw: string }[]).map(({ raw }) => raw).join('…')
      : null;

/** Every `invalid(…)` and `new Refusal(ErrorCode.CONFLICT, …)` of a source. */
export function refusalsOf({ path: file, text }: Source): ThrownRefusal[] {
  const found: ThrownRefusal[] = [];
  const hasReason = (argument: Node | undefined) => argument !== undefined && /"reason"/.test(JSON.stringify(argument));
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    const called = (node.callee as Node | undefined)?.value;
    const given = Array.isArray(node.arguments)
      ? (node.arguments as { expression: Node }[]).map(({ expression }) => expression)
      : [];
    if (node.type === 'CallExpression' && called === 'invalid')
      found.push({
        path: file,
        code: 'INVALID_INPUT',
        field: stringOf(given[0]),
        hasReason: hasReason(given[2]),
        message: stringOf(given[1]) ?? '',
      });
    if (node.type === 'NewExpression' && called === 'Refusal' && /"CONFLICT"/.test(JSON.stringify(given[0] ?? {})))
      found.push({
        path: file,
        code: 'CONFLICT',
        field: null,
        hasReason: hasReason(given[2]),
        message: stringOf(given[1]) ?? '',
      });
    Object.values(node).forEach(walk);
  };
  walk(parseSync(text, { syntax: 'typescript', target: 'es2022', decorators: true }));
  return found;
}
