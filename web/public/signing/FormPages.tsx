import { useCallback, useEffect, useRef } from 'react';
import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import style from './FormPages.module.css';

export type PagesState = 'loading' | 'failed' | 'shown';

export interface FormPagesProps {
  pages: readonly { url: string; width: number; height: number }[];
  /** The text of all pages as rich text; '' of a scan. */
  text: string;
  titleId: string;
  /** Another number loads the pictures again. */
  attempt: number;
  onState(state: PagesState): void;
}

/** A PDF as its pages look, and its text for those who do not see pictures. All are asked for at once: nobody signs before they are here. */
export function FormPages({ pages, text, titleId, attempt, onState }: FormPagesProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const look = useCallback(() => {
    const pictures = [...(box.current?.children ?? [])] as HTMLImageElement[];
    const isBroken = pictures.some(({ complete, naturalWidth }) => complete && !naturalWidth);
    onState(isBroken ? 'failed' : pictures.every(({ complete }) => complete) ? 'shown' : 'loading');
  }, [onState]);
  // Of a page that the server drew, pictures may be here before the script.
  useEffect(look, [look, pages, attempt]);
  return (
    <>
      <div ref={box} className={style.pages} tabIndex={0} role="group" aria-labelledby={titleId}>
        {pages.map(({ url, width, height }, index) => (
          <img
            key={`${attempt}/${url}`}
            className={style.page}
            src={url}
            width={width}
            height={height}
            alt={t('signing.page', { number: index + 1, total: pages.length })}
            onLoad={look}
            onError={look}
          />
        ))}
      </div>
      {text && (
        <details className={style.text}>
          <summary>{t('signing.pageText')}</summary>
          <RichText html={text} />
        </details>
      )}
    </>
  );
}
