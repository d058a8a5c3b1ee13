import { useEffect, useRef, useState } from 'react';
import { ItemPicker } from '../../catalogue/ItemPicker';
import { maxVisitItems } from '../../limits';
import { ModalDialog } from '../../ui/ModalDialog';
import type { OfferedItem } from '../check-in/offered-items';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';
import { LateFailure } from '../LateFailure';
import { asRequestError, type Failure } from '../request';
import style from './BookingView.module.css';
import type { VisitItem } from './kept-booking';
import { totalText } from './visit-total';

export interface DialogProps {
  /** What can be booked, on its way. */
  reading: Promise<OfferedItem[]>;
  items: readonly VisitItem[];
  onChange(items: VisitItem[]): void;
  onReadAgain(): void;
  onClose(): void;
}

/** Visits take whole steps of so many minutes. */
const step = 5;

const itemOf = ({ id, name, price, durationMinutes }: OfferedItem): VisitItem => ({ id, name, price, durationMinutes });

/** What can be booked, to choose from. The choice counts once the dialog is closed: times are read for it then. */
export function ItemsDialog({ reading, items, onReadAgain, onChange, onClose }: DialogProps) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [offered, setOffered] = useState<OfferedItem[]>();
  const [failure, setFailure] = useState<Failure>();
  const [chosen, setChosen] = useState(items);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setFailure(undefined);
    reading.then(setOffered, (error: unknown) => setFailure(asRequestError(error)));
  }, [reading]);
  // Not on Done, which alone is there while the items are read.
  useEffect(() => content.current?.focus(), []);
  const close = () => {
    // While it is on the page, or the focus does not go back to the button.
    content.current!.closest('dialog')!.close();
    // Without what was archived since it was chosen.
    const next = offered ? chosen.filter(({ id }) => offered.some((item) => item.id === id)) : [...chosen];
    if (JSON.stringify(next) !== JSON.stringify(items)) onChange(next);
    onClose();
  };
  const minutes = chosen.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
  const total = totalText(t, chosen, Math.ceil(minutes / step) * step);
  return (
    <ModalDialog title={t('booking.selectItems')} onClose={close}>
      <div ref={content} tabIndex={-1} className={style.picker}>
        {failure && <LateFailure message={refusalText(failure)} onRetry={onReadAgain} />}
        {!offered && !failure && <p className={style.note}>{t('app.loading')}</p>}
        {offered?.length === 0 && <p className={style.note}>{t('products.none')}</p>}
        {offered && offered.length > 0 && (
          <ItemPicker
            items={offered}
            chosenIds={chosen.map(({ id }) => id)}
            max={maxVisitItems}
            words={{
              search: t('products.search'),
              select: t('products.select'),
              selected: t('products.selected'),
              count: () => total,
              most: `${t('products.most', { max: maxVisitItems })} ${total}`,
              noMatch: (search) => t('products.noMatch', { search }),
            }}
            onChoose={(item, isChosen) =>
              setChosen(isChosen ? [...chosen, itemOf(item as OfferedItem)] : chosen.filter(({ id }) => id !== item.id))
            }
          />
        )}
        <button type="button" className="button" onClick={close}>
          {t('app.done')}
        </button>
      </div>
    </ModalDialog>
  );
}
