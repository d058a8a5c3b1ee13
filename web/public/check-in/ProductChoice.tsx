import { useCallback, useEffect, useState } from 'react';
import { ItemPicker } from '../../catalogue/ItemPicker';
import { ModalDialog } from '../../ui/ModalDialog';
import { useRequest } from '../app-context';
import type { Language } from '../i18n/catalogue.generated';
import { useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, type Failure } from '../request';
import { maxPartyItems } from '../../limits';
import type { OpenState } from './ChoiceField';
import { chosenIn, textOf } from './chosen-items';
import { readOfferedItems, type OfferedItem } from './offered-items';
import form from './CheckInForm.module.css';
import style from './ProductChoice.module.css';

interface ProductChoiceProps extends OpenState {
  /** What is chosen, as the draft holds it. */
  text: string;
  error?: string;
  /** Ids of chosen items that are no longer offered: they leave the choice, and are named. */
  goneIds?: readonly string[];
  /** Whose items; `read` instead of the server, for who must do without it. */
  source: { businessId: string; read?(): Promise<OfferedItem[]> };
  onText(text: string, keepsError?: boolean): void;
}

/** What the customer would like: chips, and over them the dialog to choose from. */
export function ProductChoice({ text, error, goneIds = [], source, isOpen, onText, onClose }: ProductChoiceProps) {
  const t = useTranslate();
  const [goneNames, setGoneNames] = useState('');
  const chosen = chosenIn(text);
  useEffect(() => {
    const all = chosenIn(text);
    const gone = all.filter(({ id }) => goneIds.includes(id));
    if (gone.length === 0) return;
    setGoneNames(gone.map(({ name }) => name).join(', '));
    onText(textOf(all.filter((item) => !gone.includes(item))), true);
  }, [text, goneIds, onText]);
  return (
    <>
      {chosen.length > 0 && (
        <ul className={style.chips} aria-label={t('products.selected')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={style.chip}
                aria-label={t('products.remove', { name })}
                onClick={() => onText(textOf(chosen.filter((item) => item.id !== id)))}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && <p className={form.error}>{goneNames ? t('products.gone', { names: goneNames }) : error}</p>}
      {isOpen && <Dialog text={text} source={source} onText={onText} onClose={onClose} />}
    </>
  );
}

/** What the business offers. A choice counts at once. */
function Dialog({ text, source, onText, onClose }: Omit<ProductChoiceProps, 'isOpen' | 'error' | 'goneIds'>) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [items, setItems] = useState<OfferedItem[]>();
  const [failure, setFailure] = useState<Failure>();
  const { businessId, read } = source;
  const load = useCallback(() => {
    setFailure(undefined);
    (read?.() ?? readOfferedItems(request, businessId)).then(setItems, (error: unknown) =>
      setFailure(asRequestError(error)),
    );
  }, [request, businessId, read]);
  useEffect(load, [load]);
  const chosen = chosenIn(text);
  // What was archived since it was chosen cannot be had any more.
  const offered = items && textOf(chosen.filter(({ id }) => items.some((item) => item.id === id)));
  useEffect(() => {
    if (offered !== undefined && offered !== text) onText(offered);
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
            max={maxPartyItems}
            words={{
              search: t('products.search'),
              select: t('products.select'),
              selected: t('products.selected'),
              count: (count) => t('products.count', { count }),
              most: t('products.most', { max: maxPartyItems }),
              noMatch: (search) => t('products.noMatch', { search }),
            }}
            onChoose={(item, isChosen) =>
              onText(textOf(isChosen ? [...chosen, item] : chosen.filter(({ id }) => id !== item.id)))
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

/** The component, once it can speak the language. */
export async function choiceIn(language: Language): Promise<typeof ProductChoice> {
  await loadMessages(language, ['choices']);
  return ProductChoice;
}
