import type { ReactNode } from 'react';
import { pagePath } from '../../page-path';
import { OfflineBar } from '../../ui/OfflineBar';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import style from './OwnFrame.module.css';

interface Props {
  business: { name: string; vanityName: string | null };
  offlineMessage: string;
  children: ReactNode;
}

/** The name of the business and the language above what customers read of themselves. */
export function OwnFrame({ business: { name, vanityName }, offlineMessage, children }: Props) {
  return (
    <div className={style.page}>
      <header className={style.header}>
        {vanityName === null ? <p>{name}</p> : <a href={pagePath(vanityName)}>{name}</a>}
        <LanguageSwitch />
      </header>
      <main className={style.main}>{children}</main>
      <OfflineBar message={offlineMessage} />
    </div>
  );
}
