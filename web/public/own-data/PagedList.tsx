import { useState, type ReactNode } from 'react';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { failureOf, type Failure } from '../request';

interface Part<Item> {
  items: readonly Item[];
  cursor: string | null;
}

interface Props<Item> {
  first: Part<Item>;
  read(after: string): Promise<Part<Item>>;
  children(items: readonly Item[]): ReactNode;
}

/** A list that goes on with a button. */
export function PagedList<Item>({ first, read, children }: Props<Item>) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [part, setPart] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { items, cursor } = part;

  async function showMore(after: string) {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const next = await read(after);
      setPart({ items: [...items, ...next.items], cursor: next.cursor });
    } catch (error) {
      setFailure(failureOf(error));
    }
    setIsBusy(false);
  }

  return (
    <>
      {items.length === 0 ? <p>{t('ownData.none')}</p> : children(items)}
      {failure && <p role="alert">{refusalText(failure)}</p>}
      {cursor !== null && (
        <button
          type="button"
          className="button"
          data-kind="quiet"
          disabled={isBusy}
          onClick={() => void showMore(cursor)}
        >
          {t('ownData.more')}
        </button>
      )}
    </>
  );
}
