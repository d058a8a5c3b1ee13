import { RichText } from '../../ui/RichText/RichText';
import { useTranslate } from '../i18n/language-context';
import style from './BusinessView.module.css';
import type { PageContentFragment } from './load-page.generated';

/** What a policy says: a text, or the pages of a PDF with their text for those who do not see pictures. */
export function PolicyText({ policy: { content, pages } }: { policy: PageContentFragment['policies'][number] }) {
  const t = useTranslate();
  if (pages.length === 0) return <RichText html={content} />;
  return (
    <div className={style.pages}>
      {pages.map(({ url, width, height }, index) => (
        <img
          key={url}
          src={url}
          width={width}
          height={height}
          loading="lazy"
          alt={t('businessPage.policyPage', { number: index + 1, total: pages.length })}
        />
      ))}
      {content && (
        <div className="visually-hidden">
          <RichText html={content} />
        </div>
      )}
    </div>
  );
}
