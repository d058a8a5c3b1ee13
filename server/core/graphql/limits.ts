import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  Lexer,
  OperationTypeNode,
  Source,
  TokenKind,
  type FieldNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { AccessMark } from '../access/access.js';

export const MAX_TOKENS = 1500;
/** Estimated bytes of all cached trees of clients' documents, for HTTP and for live connections each. */
export const MAX_DOCUMENT_BYTES = 24 * 1024 * 1024;
/** Bytes of one WebSocket message. */
export const MAX_FRAME = 64 * 1024;
/** The calendar and its frame have seven, and a page that is left and one that opens overlap. */
export const MAX_SUBSCRIPTIONS_PER_SOCKET = 12;

const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** A mutation has exactly one root field: it is one transaction with one answer. */
function oneMutationField(context: ValidationContext) {
  return {
    OperationDefinition: {
      enter(operation: { operation: OperationTypeNode; selectionSet: { selections: readonly { kind: string }[] } }) {
        const { selections } = operation.selectionSet;
        if (operation.operation !== OperationTypeNode.MUTATION) return;
        if (selections.length !== 1 || selections[0]!.kind !== 'Field') {
          context.reportError(
            new GraphQLError('A mutation has exactly one root field: send one request for each.', {
              extensions: { code: ErrorCode.BAD_REQUEST },
            }),
          );
        }
      },
    },
  };
}

/** A stranger's document asks for one field a second time and no more: each further name for a list sends it once more. */
function publicFieldsTwice(context: ValidationContext) {
  const names = new Map<string, Set<string>>();
  let isPublic = false;
  return {
    Field(field: FieldNode) {
      const definition = context.getFieldDef();
      if ((definition?.extensions['access'] as AccessMark | undefined)?.source === 'public') isPublic = true;
      const key = `${context.getParentType()?.name}.${field.name.value}`;
      names.set(key, (names.get(key) ?? new Set()).add((field.alias ?? field.name).value));
    },
    Document: {
      leave() {
        const further = [...names].filter(([, { size }]) => size > 1);
        if (!isPublic || further.reduce((sum, [, { size }]) => sum + size - 1, 0) <= 1) return;
        const fields = further.map(([key]) => `'${key}'`).join(', ');
        context.reportError(
          new GraphQLError(
            `A document with public fields asks for one field under two names at most, and for all others once: ${fields}.`,
            { extensions: { code: ErrorCode.BAD_REQUEST } },
          ),
        );
      },
    },
  };
}

/** How often a document may hold one name. */
const MAX_SAME_NAME = 100;

/**
 * What is said of a text that repeats a name too often, else null; looked at before it is parsed. graphql-js compares every two fields of a name, which no
 * other limit holds: 1,500 tokens of one field kept a process busy for seconds.
 */
export function repetitionIn(text: string): string | null {
  if (text.length < MAX_SAME_NAME * 2) return null;
  const counts = new Map<string, number>();
  const lexer = new Lexer(new Source(text));
  try {
    for (let read = 0; read < MAX_TOKENS; read += 1) {
      const { kind, value } = lexer.advance();
      if (kind === TokenKind.EOF) return null;
      if (kind !== TokenKind.NAME) continue;
      const count = (counts.get(value) ?? 0) + 1;
      if (count > MAX_SAME_NAME)
        return `A document holds a name at most ${MAX_SAME_NAME} times: '${value.slice(0, 50)}'.`;
      counts.set(value, count);
    }
  } catch {
    // A syntax error: parsing says it better.
  }
  return null;
}

/** The same limits on HTTP, the REST mirror's documents and WebSocket (GUARD.md rule 11). */
export const LIMITS = [
  // The depth of introspection has a graphql-js rule of its own: tools need more than 8.
  maxDepthRule({ n: 8, ignoreIntrospection: true, ...reported }),
  maxAliasesRule({ n: 15, allowList: [], ...reported }),
  maxDirectivesRule({ n: 5, ...reported }),
  oneMutationField,
  publicFieldsTwice,
] as unknown as ValidationRule[];
