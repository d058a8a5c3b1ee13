import { useState, type ReactNode } from 'react';
import { durationText, priceText } from '../../catalogue/catalogue-item';
import { useLate } from '../../ui/use-late';
import { useRequest } from '../app-context';
import type { OfferedItem } from '../check-in/offered-items';
import { useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import style from './BookingView.module.css';
import type { DialogProps } from './ItemsDialog';
import type { VisitItem } from './kept-booking';

const loadDialog = () => import('./ItemsDialog').then(({ ItemsDialog }) => ItemsDialog);

interface Props {
  businessId: string;
  items: readonly VisitItem[];
  /** What they take together, once it is known. */
  minutes: number | undefined;
  /** Before, nobody knows what is selected. */
  isReady: boolean;
  /** That some are needed, once somebody went on without. */
  alert: ReactNode;
  onChange(items: VisitItem[]): void;
}

/** Says that it is on its way, and is not waited for twice: the file and what it shows are asked for at once. */
function LateDialog(props: DialogProps) {
  const t = useTranslate();
  const { Piece, hasFailed, retry } = useLate(loadDialog);
  if (Piece) return <Piece {...props} />;
  return hasFailed ? (
    <LateFailure onRetry={retry} />
  ) : (
    <p role="status" className={style.note}>
      {t('app.loading')}
    </p>
  );
}

/** What the visit is for. */
export function ItemsPart({ businessId, items, minutes, isReady, alert, onChange }: Props) {
  const t = useTranslate();
  const request = useRequest();
  const [reading, setReading] = useState<Promise<OfferedItem[]> | null>(null);
  const read = () => {
    const next = import('../check-in/offered-items').then((module) => module.readOfferedItems(request, businessId));
    // The dialog says so, once it is there.
    next.catch(() => undefined);
    setReading(next);
  };
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <section className={style.part} aria-label={t('booking.items')}>
      <div className={style.head}>
        <h2>{t('booking.items')}</h2>
        {/* One button whatever is selected: the focus comes back to it. */}
        <button
          type="button"
          className="button"
          data-kind={items.length > 0 ? 'quiet' : undefined}
          disabled={!isReady}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={read}
        >
          {t(items.length > 0 ? 'booking.editItems' : 'booking.selectItems')}
        </button>
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
        alert || <p className={style.note}>{t('booking.itemsNeeded')}</p>
      )}
      {reading && (
        <LateDialog
          reading={reading}
          items={items}
          onReadAgain={read}
          onChange={onChange}
          onClose={() => setReading(null)}
        />
      )}
    </section>
  );
}
