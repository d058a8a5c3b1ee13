import { useState } from 'react';
import { durationText, priceText } from '../../catalogue/catalogue-item';
import { useLate } from '../../ui/use-late';
import { useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import style from './BookingView.module.css';
import type { VisitItem } from './kept-booking';

const loadDialog = () => import('./ItemsDialog').then(({ ItemsDialog }) => ItemsDialog);

interface Props {
  businessId: string;
  items: readonly VisitItem[];
  /** What they take together, once it is known. */
  minutes: number | undefined;
  /** Before, nobody knows what is selected: its place is kept. */
  isReady: boolean;
  onChange(items: VisitItem[]): void;
}

function LateDialog(props: Omit<Props, 'minutes' | 'isReady'> & { onClose(): void }) {
  const { Piece, hasFailed, retry } = useLate(loadDialog);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}

/** What the visit is for. */
export function ItemsPart({ businessId, items, minutes, isReady, onChange }: Props) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={style.part} aria-label={t('booking.items')}>
      <div className={style.head}>
        <h2>{t('booking.items')}</h2>
        {items.length > 0 && (
          <button type="button" className="button" data-kind="quiet" onClick={() => setIsOpen(true)}>
            {t('booking.editItems')}
          </button>
        )}
      </div>
      {items.length > 0 ? (
        <>
          <ul className={style.items}>
            {items.map(({ id, name, price, durationMinutes }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={style.facts}>
                  {[price !== null && priceText(price), durationMinutes !== null && durationText(durationMinutes)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {minutes !== undefined && (
            <p className={style.note}>{t('booking.takes', { duration: durationText(minutes) })}</p>
          )}
        </>
      ) : (
        <div className={isReady ? undefined : style.unknown}>
          <p className={style.note}>{t('booking.itemsNeeded')}</p>
          <button type="button" className="button" onClick={() => setIsOpen(true)}>
            {t('booking.selectItems')}
          </button>
        </div>
      )}
      {isOpen && (
        <LateDialog businessId={businessId} items={items} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
