import { memo, type ReactNode } from 'react';
import { Picture } from '../ui/Picture/Picture';
import { RichTextCollapsed } from '../ui/RichText/RichTextCollapsed';
import { type CatalogueItem, durationText, priceText } from './catalogue-item';
import type { CatalogueWords } from './catalogue-words';
import style from './CatalogueRow.module.css';

/** What a page adds to the rows. */
export interface RowParts<Item extends CatalogueItem> {
  /** Opens the item: its name is a button then. */
  onOpen?: (item: Item) => void;
  /** Opens the album: thumbnails are buttons then. */
  onOpenAlbum?: (item: Item) => void;
  /** Selects or unselects: each item has a toggle then. */
  onToggle?: (item: Item) => void;
  /** Before the thumbnail. */
  rowStart?: (item: Item) => ReactNode;
  /** Beside price and duration. */
  rowFacts?: (item: Item) => ReactNode;
  /** At the end. */
  rowTools?: (item: Item) => ReactNode;
}

interface Props<Item extends CatalogueItem> extends RowParts<Item> {
  item: Item;
  words: CatalogueWords;
  isSelected: boolean;
  hasThumbnail: boolean;
}

function Thumbnail<Item extends CatalogueItem>({ item, words, onOpenAlbum }: Props<Item>) {
  const { name, image } = item;
  if (!image)
    return (
      <span className={style.thumbnail} aria-hidden="true">
        {[...name.toUpperCase()][0]}
      </span>
    );
  const picture = <Picture image={image} alt="" sizes="72px" />;
  return onOpenAlbum ? (
    <button
      type="button"
      className={style.thumbnail}
      aria-label={words.photosOf(name)}
      onClick={() => onOpenAlbum(item)}
    >
      {picture}
    </button>
  ) : (
    <span className={style.thumbnail}>{picture}</span>
  );
}

function Row<Item extends CatalogueItem>(props: Props<Item>) {
  const { item, words, isSelected, hasThumbnail, onOpen, onToggle, rowStart, rowFacts, rowTools } = props;
  const { id, name, price, durationMinutes, description } = item;
  const facts = rowFacts?.(item);
  return (
    <li className={style.row} data-item={id} data-selected={isSelected || undefined}>
      {rowStart && <div className={style.start}>{rowStart(item)}</div>}
      {hasThumbnail && <Thumbnail {...props} />}
      <div className={style.body}>
        {onOpen ? (
          <button type="button" className={style.name} onClick={() => onOpen(item)}>
            {name}
          </button>
        ) : (
          <p className={style.name}>{name}</p>
        )}
        {(price !== null || durationMinutes !== null || facts) && (
          <div className={style.facts}>
            {price !== null && <span className={style.price}>{priceText(price)}</span>}
            {durationMinutes !== null && <span>{durationText(durationMinutes)}</span>}
            {facts}
          </div>
        )}
      </div>
      {onToggle && (
        <button type="button" className={style.toggle} aria-pressed={isSelected} onClick={() => onToggle(item)}>
          {isSelected ? words.selected : words.select}
          <span className={style.unseen}> {name}</span>
        </button>
      )}
      {rowTools && <div className={style.end}>{rowTools(item)}</div>}
      {description && (
        <div className={style.description}>
          <RichTextCollapsed html={description} labels={{ more: words.showMore, less: words.showLess }} />
        </div>
      )}
    </li>
  );
}

/** An item of the list. */
export const CatalogueRow = memo(Row) as typeof Row;
