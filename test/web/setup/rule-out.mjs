const STRING = /"[^"]*"|'[^']*'/g;
const NAME = /^[\w-]+/;
const known = new Map();

/** Whether an element with this name and these classes cannot match a selector, as far as can be told without asking the element. */
export function isRuledOut(selector, localName, classes) {
  let wanted = known.get(selector);
  if (!wanted) known.set(selector, (wanted = subjectsOf(String(selector))));
  return wanted.every(
    ({ tag, names }) => (tag !== null && tag !== localName.toLowerCase()) || names.some((name) => !classes.has(name)),
  );
}

/** What each alternative of a selector wants of the element itself; nothing where the text is not of the plain kind. */
function subjectsOf(selector) {
  const plain = withoutBrackets(selector.replaceAll(STRING, ''));
  if (plain === null || /[^\x20-\x7e\s]|[\\&|"'/]/.test(plain)) return [{ tag: null, names: [] }];
  return plain.split(',').map((alternative) => {
    const subject = alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const tag = NAME.exec(subject)?.[0].toLowerCase() ?? null;
    return { tag, names: [...subject.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
}

/** Without what stands in round and square brackets: that only narrows what the rest wants. Null where they are not in pairs. */
function withoutBrackets(text) {
  let depth = 0;
  let kept = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') {
      // A step of its own may begin with them.
      if (depth === 0) kept += '*';
      depth += 1;
    } else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0) kept += letter;
    if (depth < 0) return null;
  }
  return depth === 0 ? kept : null;
}
