/** A request has at most 200 KiB. */
const maxBytes = 150_000;

/** Rows as they are sent, one call after the other. */
export function* splitCalls<Row>(rows: readonly Row[], maxRows: number): Generator<Row[]> {
  let call: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(JSON.stringify(row)).length;
    if (call.length > 0 && (call.length >= maxRows || bytes + size > maxBytes)) {
      yield call;
      call = [];
      bytes = 0;
    }
    call.push(row);
    bytes += size;
  }
  if (call.length > 0) yield call;
}
