import { Fragment, useId, useMemo, useState } from 'react';
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
  /** Said once as many are chosen as may be. */
  most: string;
  noMatch(search: string): string;
  minutes(minutes: number): string;
}
interface Props {
  /** In their order: those of a category stand together. */
  items: readonly PickerItem[];
  chosenIds: readonly string[];
  max: number;
  words: PickerWords;
  onChoose(item: PickerItem, isChosen: boolean): void;
}

/** As the server compares searches: without case, accents, blanks, apostrophes, hyphens and dots. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\s'\u2019\u2018ʼʻ`´‐.-]/g, '')
    .toLowerCase();

interface Group {
  key: string;
  name: string;
  items: PickerItem[];
}

function groupsOf(items: readonly PickerItem[]): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const key = item.category?.id ?? '';
    const group = groups.get(key) ?? { key, name: item.category?.name ?? '', items: [] };
    groups.set(key, group);
    group.items.push(item);
  }
  return [...groups.values()];
}

/** What an item costs and how long it takes, in a few letters. */
function factsOf({ price, durationMinutes }: PickerItem, words: PickerWords): string {
  const dollars = price === null ? [] : [`$${price.replace(/\.00$/, '')}`];
  return [...dollars, ...(durationMinutes === null ? [] : [words.minutes(durationMinutes)])].join(' · ');
}

/** Services and products to choose several of, by category, with a search. */
export function ItemPicker({ items, chosenIds, max, words, onChoose }: Props) {
  const [search, setSearch] = useState('');
  const id = useId();
  const wanted = plain(search);
  const groups = useMemo(
    () =>
      groupsOf(
        items.filter(({ name, category }) => [name, category?.name ?? ''].some((t) => plain(t).includes(wanted))),
      ),
    [items, wanted],
  );
  const isFull = chosenIds.length >= max;
  return (
    <div className={style.picker}>
      <input
        type="search"
        className={style.search}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        // A form may lie around the dialog: it is not sent from here.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className={style.note} role="status">
        {groups.length === 0 ? words.noMatch(search.trim()) : isFull && words.most}
      </p>
      <div className={style.list}>
        {groups.map(({ key, name, items: own }) => (
          <Fragment key={key}>
            {name && (
              <h3 id={`${id}-${key}`} className={style.category}>
                {name}
              </h3>
            )}
            <ul className={style.items} aria-labelledby={name ? `${id}-${key}` : undefined}>
              {own.map((item) => {
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
                        {item.name} <span className={style.facts}>{factsOf(item, words)}</span>
                      </span>
                      <span className={style.toggle} aria-hidden>
                        {isChosen ? words.selected : words.select}
                      </span>
                    </label>
                  </li>
                );
              })}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
