import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { drawRichText } from './draw-rich-text';
import { parseRichText, type RichTextNode } from './parse-rich-text';
import { RichText } from './RichText';
import style from './RichText.module.css';

interface Props {
  html: string;
  /** The button's words: 'Show more' and 'Show less'. */
  labels: { more: string; less: string };
}

/** One paragraph looks in a line as it does in full; of others a line hides how they are laid out. */
const isOneParagraph = (nodes: RichTextNode[]) =>
  nodes.length === 1 && typeof nodes[0] !== 'string' && nodes[0].tag === 'p' && !nodes[0].children.some(isBreak);
const isBreak = (node: RichTextNode) => typeof node !== 'string' && node.tag === 'br';

/** Rich text as one line, with a button for the rest where there is one. Without script the line wraps. */
export function RichTextCollapsed({ html, labels }: Props) {
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const nodes = useMemo(() => parseRichText(html), [html]);
  const hasMore = isCut || !isOneParagraph(nodes);
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    // It calls at once, before the first frame; for a line in a row out of sight not until it comes into it.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [html, isOpen]);
  if (!html) return null;
  return (
    <>
      {isOpen ? (
        <RichText html={html} id={id} />
      ) : (
        <div id={id} ref={line} className={style.line}>
          {drawRichText(nodes, { line: true, withLinks: !hasMore })}
        </div>
      )}
      {hasMore && (
        <button
          type="button"
          className={style.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? labels.less : labels.more}
        </button>
      )}
    </>
  );
}
