import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import style from './FormPages.module.css';

interface FormPagesProps {
  pages: readonly { url: string; width: number; height: number }[];
  /** The text of all pages as rich text; '' of a scan. */
  text: string;
}

/** A PDF as its pages look, and its text for those who do not see pictures. */
export function FormPages({ pages, text }: FormPagesProps) {
  const t = useTranslate();
  return (
    <div className={style.pages}>
      {pages.map(({ url, width, height }, index) => (
        <img
          key={url}
          className={style.page}
          src={url}
          width={width}
          height={height}
          loading={index === 0 ? 'eager' : 'lazy'}
          alt={t('signing.page', { number: index + 1, total: pages.length })}
        />
      ))}
      {text && (
        <details className={style.text}>
          <summary>{t('signing.pageText')}</summary>
          <RichText html={text} />
        </details>
      )}
    </div>
  );
}
