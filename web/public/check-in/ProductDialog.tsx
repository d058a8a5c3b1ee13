import { useCallback, useEffect, useState } from 'react';
import { ItemPicker } from '../../catalogue/ItemPicker';
import { ModalDialog } from '../../ui/ModalDialog';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, type Failure } from '../request';
import { maxItems, type ChosenItem } from './check-in-values';
import type { OfferedItem } from './offered-items';
import style from './ProductDialog.module.css';

interface ProductDialogProps {
  chosen: readonly ChosenItem[];
  readItems(): Promise<OfferedItem[]>;
  onChange(chosen: ChosenItem[]): void;
  onClose(): void;
}

/** What the business offers, to choose from. A choice counts at once. */
export function ProductDialog({ chosen, readItems, onChange, onClose }: ProductDialogProps) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [items, setItems] = useState<OfferedItem[]>();
  const [failure, setFailure] = useState<Failure>();
  const load = useCallback(() => {
    setFailure(undefined);
    readItems().then(setItems, (error: unknown) => setFailure(asRequestError(error)));
  }, [readItems]);
  useEffect(load, [load]);
  // What was archived since it was chosen cannot be had any more.
  const offered = items && chosen.filter(({ id }) => items.some((item) => item.id === id));
  const isOutdated = offered !== undefined && offered.length < chosen.length;
  useEffect(() => {
    if (offered && isOutdated) onChange(offered);
  });
  return (
    <ModalDialog title={t('checkIn.selectProducts')} onClose={onClose}>
      <div className={style.body}>
        {failure && (
          <>
            <p role="alert" className={style.none}>
              {refusalText(failure)}
            </p>
            <button type="button" className="button" data-kind="quiet" onClick={load}>
              {t('app.tryAgain')}
            </button>
          </>
        )}
        {!items && !failure && <p className={style.none}>{t('app.loading')}</p>}
        {items?.length === 0 && <p className={style.none}>{t('products.none')}</p>}
        {items && items.length > 0 && (
          <ItemPicker
            items={items}
            chosenIds={chosen.map(({ id }) => id)}
            max={maxItems}
            words={{
              search: t('products.search'),
              select: t('products.select'),
              selected: t('products.selected'),
              most: t('products.most', { max: maxItems }),
              noMatch: (search) => t('products.noMatch', { search }),
              minutes: (minutes) => t('products.minutes', { minutes }),
            }}
            onChoose={({ id, name }, isChosen) =>
              onChange(isChosen ? [...chosen, { id, name }] : chosen.filter((item) => item.id !== id))
            }
          />
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('app.done')}
        </button>
      </div>
    </ModalDialog>
  );
}
