import type { ReactNode } from 'react';
import { pagePath } from '../../page-path';
import { OfflineBar } from '../../ui/OfflineBar';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import style from './OwnFrame.module.css';

interface Props {
  /** Null where it is not known. */
  business: { name: string; vanityName: string | null } | null;
  offlineMessage: string;
  children: ReactNode;
}

/** The name of the business and the language above what customers read of themselves. */
export function OwnFrame({ business, offlineMessage, children }: Props) {
  return (
    <div className={style.page}>
      <header className={style.header}>
        {business?.vanityName ? <a href={pagePath(business.vanityName)}>{business.name}</a> : <p>{business?.name}</p>}
        <LanguageSwitch />
      </header>
      <main className={style.main}>{children}</main>
      <OfflineBar message={offlineMessage} />
    </div>
  );
}
