import { parseSync } from '@swc/core';

const WHOLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/** The constant parts of every `sql` template of a source that is a whole statement, with their line. */
export function statementsIn(text) {
  // Positions of swc go on from one parse to the next: the empty source says where this one begins.
  const start = parseSync('', { syntax: 'typescript' }).span.end;
  const bytes = Buffer.from(text);
  const found = [];
  const visit = (node) => {
    if (node.type === 'TaggedTemplateExpression' && node.tag.value === 'sql') {
      const chunks = node.template.quasis.map((quasi) => quasi.cooked);
      const line = bytes
        .subarray(0, Math.max(0, node.span.start - start))
        .toString()
        .split('\n').length;
      if (WHOLE.test(chunks[0])) found.push({ chunks, line });
    }
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (one && typeof one === 'object') visit(one);
  };
  visit(parseSync(text, { syntax: 'typescript', decorators: true }));
  return found;
}

/** Whether one of the prepared texts holds these parts, in this order: between them stand parameters and other parts. */
export function isPrepared(chunks, prepared) {
  return prepared.some((text) => {
    let at = 0;
    return chunks.every((chunk) => {
      const next = text.indexOf(chunk, at);
      at = next + chunk.length;
      return next !== -1;
    });
  });
}

/** Statements of sources that no prepared text holds, as `path:line: beginning`. */
export const unpreparedIn = (sources, prepared) =>
  sources.flatMap(({ path, text }) =>
    statementsIn(text)
      .filter(({ chunks }) => !isPrepared(chunks, prepared))
      .map(({ chunks, line }) => `${path}:${line}: ${chunks[0].trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`),
  );
