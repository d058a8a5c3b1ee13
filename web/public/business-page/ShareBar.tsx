import { useTranslate } from '../i18n/language-context';
import { Panel } from './Panel';
import { shareLink, shareNames } from './share-links';
import style from './ShareBar.module.css';

/** Plain links: nobody hears of the visitor before a press. */
export function ShareBar({ business, url }: { business: string; url: string }) {
  const t = useTranslate();
  const text = t('businessPage.shareText', { business });
  return (
    <Panel title={t('businessPage.share')}>
      <ul className={style.links}>
        {shareNames.map((name) => (
          <li key={name}>
            <a
              href={shareLink(name, { text, url })}
              {...(name !== 'Email' && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {name === 'Email' ? t('businessPage.email') : name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
