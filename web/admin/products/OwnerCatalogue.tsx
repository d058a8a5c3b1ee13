import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { CatalogueList } from '../../catalogue/CatalogueList';
import { englishCatalogue } from './english-catalogue';
import { typeNames } from './item-values';
import style from './OwnerCatalogue.module.css';
import type { CatalogueCategoryFragment, CatalogueItemFragment } from './products.generated';
import type { Move } from './use-order-changes';
import { useRanking } from './use-ranking';

interface Props {
  items: readonly CatalogueItemFragment[];
  categories: readonly CatalogueCategoryFragment[];
  search: string;
  /** Null for those who only look. */
  edit: {
    /** These stay the same functions between renderings. */
    openMenu: (target: MenuTarget) => void;
    openItem: (item: CatalogueItemFragment) => void;
    /** Null where the plan has no catalogue. */
    addItem: (() => void) | null;
    /** Gives the order that then stands, null where the move was refused. */
    rank: (move: Move) => Promise<readonly string[] | null>;
  } | null;
  onOpenAlbum: (item: CatalogueItemFragment) => void;
}
export type MenuTarget = { anchor: HTMLElement } & (
  { item: CatalogueItemFragment; category?: undefined } | { category: CatalogueCategoryFragment; item?: undefined }
);

const hintId = 'rank-hint';

const facts = ({ type, position }: CatalogueItemFragment) => (
  <>
    <span>{typeNames[type]}</span>
    <span>Rank {position}</span>
  </>
);

/** The catalogue as owners see it: with type and rank, handles to rank it, and menus to change it. */
export function OwnerCatalogue({ items, categories, search, edit, onOpenAlbum }: Props) {
  const ranking = useRanking(items, async (move) => edit?.rank(move) ?? null);
  const { handlers } = ranking;
  const handle = useCallback(
    ({ name }: CatalogueItemFragment) => (
      <button
        type="button"
        className={style.handle}
        aria-label={`Move ${name}`}
        aria-describedby={hintId}
        {...handlers}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
          <path d="M8 5h3v3H8zm5 0h3v3h-3zM8 10.5h3v3H8zm5 0h3v3h-3zM8 16h3v3H8zm5 0h3v3h-3z" />
        </svg>
      </button>
    ),
    [handlers],
  );
  const openMenu = edit?.openMenu;
  const tools = useMemo(
    () =>
      openMenu && {
        rowTools: (item: CatalogueItemFragment) => (
          <button
            type="button"
            className={style.edit}
            aria-haspopup="menu"
            aria-label={`Edit ${item.name}`}
            onClick={({ currentTarget: anchor }) => openMenu({ anchor, item })}
          >
            Edit
          </button>
        ),
        categoryTools: (category: CatalogueCategoryFragment) => (
          <button
            type="button"
            className={style.edit}
            aria-haspopup="menu"
            aria-label={`Edit category ${category.name}`}
            onClick={({ currentTarget: anchor }) => openMenu({ anchor, category })}
          >
            Edit
          </button>
        ),
      },
    [openMenu],
  );
  return (
    <div className={style.owned}>
      {edit && (
        <>
          <p id={hintId} className="unseen">
            Drag it, or press the up and down arrow keys.
          </p>
          <p className="unseen" aria-live="assertive">
            {ranking.announcement}
          </p>
        </>
      )}
      <CatalogueList
        items={ranking.items}
        categories={edit ? categories : undefined}
        search={search}
        words={englishCatalogue}
        level={2}
        rowFacts={facts}
        rowStart={edit && !search ? handle : undefined}
        onOpen={edit?.openItem}
        onOpenAlbum={onOpenAlbum}
        {...tools}
        emptyGroup={edit && <p className={style.note}>No items in this category.</p>}
        emptyAction={
          edit?.addItem && (
            <Button variant="contained" onClick={edit.addItem}>
              Add Your First Item
            </Button>
          )
        }
      />
    </div>
  );
}
