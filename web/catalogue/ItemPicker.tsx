import { Fragment, useId, useMemo, useState } from 'react';
import { maxSearch } from '../limits';
import { durationText, groupItems, priceText } from './catalogue-item';
import { hasWords } from './plain-text';
import style from './ItemPicker.module.css';

/** An item as it is chosen: `price` in US dollars, '24.50' for example. */
interface PickerItem {
  id: string;
  name: string;
  price: string | null;
  durationMinutes: number | null;
  category: { id: string; name: string } | null;
}
export interface PickerWords {
  search: string;
  select: string;
  selected: string;
  /** '2 selected' */
  count(chosen: number): string;
  /** Said once as many are chosen as may be. */
  most: string;
  noMatch(search: string): string;
}
interface Props {
  /** In their order: those of a category stand together. */
  items: readonly PickerItem[];
  chosenIds: readonly string[];
  max: number;
  words: PickerWords;
  onChoose(item: PickerItem, isChosen: boolean): void;
}

/** What an item costs and how long it takes, in a few letters. */
const factsOf = ({ price, durationMinutes }: PickerItem): string =>
  [price !== null && priceText(price), durationMinutes !== null && durationText(durationMinutes)]
    .filter(Boolean)
    .join(' · ');

/** Services and products to choose several of, by category, with a search. */
export function ItemPicker({ items, chosenIds, max, words, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const id = useId();
  /** Of those chosen when the search was typed: it hides none of them, and no row moves while one chooses. */
  const [heldIds, setHeldIds] = useState<readonly string[]>([]);
  const found = useMemo(
    () => items.filter(({ name, category }) => hasWords([name, category?.name ?? ''], search)),
    [items, search],
  );
  const groups = useMemo(() => groupItems(found, []), [found]);
  const held = items.filter((item) => heldIds.includes(item.id) && !found.includes(item));
  const isFull = chosenIds.length >= max;
  const state = isFull ? words.most : chosenIds.length > 0 && words.count(chosenIds.length);
  const row = (item: PickerItem) => {
    const isChosen = chosenIds.includes(item.id);
    return (
      <li key={item.id}>
        <label className={style.item}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => onChoose(item, !isChosen)}
          />
          <span className={style.name}>
            {item.name} <span className={style.facts}>{factsOf(item)}</span>
          </span>
          <span className={style.toggle} aria-hidden>
            {isChosen ? words.selected : words.select}
          </span>
        </label>
      </li>
    );
  };
  return (
    <div className={style.picker}>
      <input
        type="search"
        className={style.search}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={maxSearch}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setHeldIds(chosenIds);
        }}
        // A form may lie around the dialog: it is not sent from here.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={style.note} role="status">
        {groups.length === 0 ? words.noMatch(search.trim()) : state}
      </p>
      <div className={style.list}>
        {held.length > 0 && (
          <>
            <h3 id={`${id}-chosen`} className={style.category}>
              {words.selected}
            </h3>
            <ul className={style.items} aria-labelledby={`${id}-chosen`}>
              {held.map(row)}
            </ul>
          </>
        )}
        {groups.map(({ category, items: own }) => (
          <Fragment key={category?.id ?? ''}>
            {category && (
              <h3 id={`${id}-${category.id}`} className={style.category}>
                {category.name}
              </h3>
            )}
            <ul className={style.items} aria-labelledby={category ? `${id}-${category.id}` : undefined}>
              {own.map(row)}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
