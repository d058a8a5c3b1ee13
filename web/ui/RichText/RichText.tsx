import { useMemo } from 'react';
import { drawRichText } from './draw-rich-text';
import { parseRichText } from './parse-rich-text';
import style from './RichText.module.css';

/** Rich text of the API; nothing for an empty one. */
export function RichText({ html, id }: { html: string; id?: string }) {
  const drawn = useMemo(() => drawRichText(parseRichText(html)), [html]);
  return (
    html && (
      <div id={id} className={style.text}>
        {drawn}
      </div>
    )
  );
}
