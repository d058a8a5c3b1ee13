import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { type CatalogueCategory, type CatalogueItem, groupItems } from './catalogue-item';
import type { CatalogueWords } from './catalogue-words';
import { CatalogueRow, type RowParts } from './CatalogueRow';
import { SelectedBar } from './SelectedBar';
import style from './CatalogueList.module.css';

interface Props<Item extends CatalogueItem, Category extends CatalogueCategory> extends RowParts<Item> {
  items: readonly Item[];
  /** All categories in their order, where those without items are shown too, but not of a search. */
  categories?: readonly Category[];
  /** Beside the name of a category. */
  categoryTools?: (category: Category) => ReactNode;
  /** What the items were searched for; '' without a search. */
  search: string;
  words: CatalogueWords;
  /** Level of the categories' headings. */
  level: 2 | 3;
  /** Ids of the selected items. */
  selected?: ReadonlySet<string>;
  /** Beside 'N Selected' in the bar at the bottom, such as 'Start Booking'. */
  selectedAction?: ReactNode;
  /** Under the heading of a category without items. */
  emptyGroup?: ReactNode;
  /** Under the text of an empty list. */
  emptyAction?: ReactNode;
}

const nobody: ReadonlySet<string> = new Set();
/** What is drawn at once; the rest follows in pauses, so that a thousand items do not hold up the page. */
const firstRows = 100;

/**
 * Items under the headings of their categories, as visitors and owners see them. Functions and `words` should stay the same objects between
 * renderings: rows are drawn anew only where something of theirs changed.
 */
export function CatalogueList<Item extends CatalogueItem, Category extends CatalogueCategory = CatalogueCategory>({
  items: allItems,
  categories,
  categoryTools,
  search: newSearch,
  words,
  level,
  selected = nobody,
  selectedAction,
  emptyGroup,
  emptyAction,
  ...parts
}: Props<Item, Category>) {
  const whole = useMemo(() => ({ items: allItems, search: newSearch }), [allItems, newSearch]);
  const start = useMemo(() => ({ ...whole, items: whole.items.slice(0, firstRows) }), [whole]);
  // Together, so that no word stands over the items of another.
  const { items, search } = useDeferredValue(whole, start);
  const groups = useMemo(
    () => groupItems(items, categories ?? []).filter((group) => group.items.length > 0 || !search),
    [items, categories, search],
  );
  const known = useMemo(() => new Map(categories?.map((category) => [category.id, category])), [categories]);
  const hasThumbnails = useMemo(() => allItems.some(({ image }) => image), [allItems]);
  const Heading = `h${level}` as const;
  if (groups.length === 0)
    return (
      <div className={style.empty}>
        <p>{search ? words.noMatch(search) : words.empty}</p>
        {!search && emptyAction}
      </div>
    );
  return (
    <div className={style.list}>
      {groups.map(({ category, items: rows }) => {
        const own = category && known.get(category.id);
        const name = category ? category.name : groups.length > 1 ? words.otherItems : '';
        return (
          <section key={category?.id ?? ''} className={style.group} aria-label={name || undefined}>
            {name && (
              <div className={style.head}>
                <div className={style.title}>
                  <Heading>{name}</Heading>
                  {category?.subheading && <p>{category.subheading}</p>}
                </div>
                {own && categoryTools?.(own)}
              </div>
            )}
            {rows.length === 0 && emptyGroup}
            <ul className={style.rows} data-category={category?.id ?? ''}>
              {rows.map((item) => (
                <CatalogueRow
                  key={item.id}
                  item={item}
                  words={words}
                  isSelected={selected.has(item.id)}
                  hasThumbnail={hasThumbnails}
                  {...parts}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {selected.size > 0 && <SelectedBar text={words.selectedCount(selected.size)}>{selectedAction}</SelectedBar>}
    </div>
  );
}
