import { Fragment, type ReactNode } from 'react';

type Tags = Record<string, (content: ReactNode) => ReactNode>;

const element = /<(\w+)>(.*?)<\/\1>/s;

/** A message with markup, `See <terms>the terms</terms>.`: each tag is drawn by the function of its name, nested ones too. */
export function RichText({ text, tags }: { text: string; tags: Tags }): ReactNode {
  const parts: ReactNode[] = [];
  let rest = text;
  for (let match = element.exec(rest); match; match = element.exec(rest)) {
    const [whole, name, content] = match;
    const inner = <RichText text={content} tags={tags} />;
    parts.push(
      rest.slice(0, match.index),
      <Fragment key={match.index + parts.length}>{tags[name]?.(inner) ?? whole}</Fragment>,
    );
    rest = rest.slice(match.index + whole.length);
  }
  return (
    <>
      {parts}
      {rest}
    </>
  );
}
