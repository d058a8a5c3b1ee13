import { useRef, useState, type MouseEvent } from 'react';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import { OfflineBar } from '../../ui/OfflineBar';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { SiteFrame } from '../landing/SiteFrame';
import type { Site } from '../landing/site';
import { findBusinesses, type Found } from './find-businesses';
import { searchPath } from './paths';
import { SearchResults } from './SearchResults';
import style from './SearchView.module.css';

const joined = (before: Found | undefined, next: Found): Found => ({
  ...next,
  items: [...(before?.items ?? []), ...next.items],
});

/** The search box and what was found. Without the script it is a form and links; with it results follow what is typed. */
export function SearchView({ site, found: first }: { site: Site | null; found: Found }) {
  const t = useTranslate();
  const textOf = useRefusalText();
  const request = useRequest();
  const [found, setFound] = useState(first);
  const [isSearching, setIsSearching] = useState(false);
  const turn = useRef(0);

  async function search(text: string, before?: Found) {
    const ownTurn = (turn.current += 1);
    setIsSearching(true);
    if (!before) history.replaceState(null, '', searchPath(text));
    const next = await findBusinesses(request, text, before?.cursor ?? null);
    if (ownTurn !== turn.current) return;
    setIsSearching(false);
    // What was there stays where only its next part is missing.
    setFound(before && next.failure ? { ...before, failure: next.failure } : joined(before, next));
  }
  const showMore = (event: MouseEvent) => {
    event.preventDefault();
    void search(found.text, found);
  };
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault();
    void search(found.text, found.items.length > 0 ? found : undefined);
  };

  const { text, items, cursor, failure } = found;
  return (
    <SiteFrame site={site}>
      <div className={style.search}>
        <h1>{t('search.heading')}</h1>
        <CatalogueSearch value={text} label={t('search.box')} onSearch={(typed) => void search(typed)} />
        <div role="status" className={style.state}>
          {isSearching
            ? t('search.searching')
            : text === ''
              ? t('search.hint')
              : !failure && <span className="visually-hidden">{t('search.found', { count: items.length })}</span>}
        </div>
        <div aria-busy={isSearching} className={style.results}>
          <SearchResults items={items} />
          {text !== '' && items.length === 0 && !failure && !isSearching && (
            <p className={style.empty}>{t('search.noMatch', { text })}</p>
          )}
          {failure && (
            <div role="alert" className={style.failure}>
              <p>{textOf(failure)}</p>
              <a className="button" data-kind="quiet" href={searchPath(text)} onClick={tryAgain}>
                {t('app.tryAgain')}
              </a>
            </div>
          )}
          {cursor !== null && !failure && (
            <a className={`button ${style.more}`} data-kind="quiet" href={searchPath(text, cursor)} onClick={showMore}>
              {t('search.more')}
            </a>
          )}
        </div>
      </div>
      <OfflineBar message={t('search.offline')} />
    </SiteFrame>
  );
}
