import type { ApolloClient } from '@apollo/client';
import { refusalOf } from '../connection/refusal';
import type { Faults, ListKind, NumberedRow, Taken } from './list-kind';
import { refusedRows } from './refused-rows';

interface Sent<Field extends string> extends Taken<Field> {
  /** Rows that the server refuses, with what is wrong. */
  refused: Record<number, Faults<Field>>;
  /** Why; null where it took all. */
  cause: unknown;
}

/** Sends the rows of one call. Those that the server refuses stay behind, and the others go once more. */
export async function sendCall<Field extends string, Input extends NumberedRow>(
  kind: ListKind<Field, Input>,
  client: ApolloClient,
  importId: string,
  rows: readonly Input[],
): Promise<Sent<Field>> {
  if (rows.length === 0) return { leftOut: [], dropped: {}, refused: {}, cause: null };
  try {
    return { ...(await kind.send(client, importId, rows)), refused: {}, cause: null };
  } catch (error) {
    const wrong = refusedRows(refusalOf(error), kind.fieldOf);
    const others = wrong ? rows.filter(({ row }) => !(row in wrong)) : rows;
    if (!wrong || others.length === rows.length) throw error;
    const { refused, ...taken } = await sendCall(kind, client, importId, others);
    return { ...taken, refused: { ...wrong, ...refused }, cause: error };
  }
}
