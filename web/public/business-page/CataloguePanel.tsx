import { useCallback, useMemo, useRef, useState } from 'react';
import { CatalogueList } from '../../catalogue/CatalogueList';
import { CatalogueSearch } from '../../catalogue/CatalogueSearch';
import type { CatalogueWords } from '../../catalogue/catalogue-words';
import { useLate } from '../../ui/use-late';
import { maxVisitItems } from '../../limits';
import { useRequest } from '../app-context';
import { useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import type { Translate } from '../i18n/messages';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, type Failure } from '../request';
import style from './CataloguePanel.module.css';
import type { PageItems } from './page-data';
import { Panel } from './Panel';
import type { PageItemFragment } from './read-items.generated';
import { useSelection } from './use-selection';

/** Shorter lists are looked through faster than searched. */
const worthSearching = 8;
const loadAlbum = () => import('./ItemAlbum').then(({ ItemAlbum }) => ItemAlbum);

const wordsOf = (t: Translate): CatalogueWords => ({
  search: t('businessPage.searchItems'),
  empty: t('businessPage.noItems'),
  noMatch: (search) => t('businessPage.noMatch', { search }),
  otherItems: t('businessPage.otherItems'),
  photosOf: (of) => t('businessPage.photosOf', { of }),
  select: t('businessPage.select'),
  selected: t('businessPage.selected'),
  selectedCount: (count) =>
    t(count < maxVisitItems ? 'businessPage.selectedCount' : 'businessPage.selectedMost', { count }),
  showMore: t('businessPage.showMore'),
  showLess: t('businessPage.showLess'),
});

/** The catalogue: the first hundred items came with the page, the rest on demand. */
export function CataloguePanel({
  businessId,
  first,
  search,
  bookHref,
}: {
  businessId: string;
  first: PageItems;
  search: string;
  /** Where one books what was selected; null where one cannot. */
  bookHref: string | null;
}) {
  const t = useTranslate();
  const request = useRequest();
  const refusalText = useRefusalText();
  const [shown, setShown] = useState({ ...first, search });
  const [failure, setFailure] = useState<Failure>();
  const [album, setAlbum] = useState<PageItemFragment | null>(null);
  const turn = useRef(0);
  const words = useMemo(() => wordsOf(t), [t]);
  const { selected, toggle } = useSelection(businessId);

  async function read(text: string, before?: PageItems) {
    const ownTurn = (turn.current += 1);
    setFailure(undefined);
    try {
      const { readItems } = await import('./read-items');
      const next = await readItems(request, { businessId, search: text || null, after: before?.cursor ?? null });
      if (ownTurn === turn.current)
        setShown({ ...next, items: [...(before?.items ?? []), ...next.items], search: text });
    } catch (error) {
      if (ownTurn === turn.current) setFailure(asRequestError(error));
    }
  }

  const { items, total, cursor } = shown;
  const openAlbum = useCallback((item: PageItemFragment) => setAlbum(item), []);
  return (
    <Panel title={t('businessPage.items')} id="catalogue">
      <div className={style.catalogue}>
        {(first.total >= worthSearching || search !== '') && (
          <CatalogueSearch value={shown.search} label={words.search} onSearch={(text) => void read(text)} />
        )}
        <CatalogueList
          items={items}
          search={shown.search}
          words={words}
          level={3}
          onOpenAlbum={openAlbum}
          {...(bookHref && {
            selected,
            onToggle: toggle,
            selectedAction: (
              <a className="button" href={bookHref}>
                {t('businessPage.startBooking')}
              </a>
            ),
          })}
        />
        {failure && <p role="alert">{refusalText(failure)}</p>}
        {cursor !== null && (
          <button type="button" className="button" data-kind="quiet" onClick={() => void read(shown.search, shown)}>
            {t('businessPage.moreItems', { count: total - items.length })}
          </button>
        )}
      </div>
      {album && <LateAlbum businessId={businessId} item={album} onClose={() => setAlbum(null)} />}
    </Panel>
  );
}

function LateAlbum(props: { businessId: string; item: PageItemFragment; onClose(): void }) {
  const { Piece, hasFailed, retry } = useLate(loadAlbum);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}
