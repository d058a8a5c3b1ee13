import { doesAll } from '../check-in/does-all';
import { useTranslate } from '../i18n/language-context';
import type { BookableStaff } from './booking-data';
import style from './BookingView.module.css';
import { OptionCard } from './OptionCard';

interface Props {
  staff: readonly BookableStaff[];
  productIds: readonly string[];
  /** Null for anyone. */
  chosenId: string | null;
  isReady: boolean;
  onChoose(id: string | null): void;
}

/** With whom: anyone, or one of those who do all that was selected. */
export function StaffPart({ staff, productIds, chosenId, isReady, onChoose }: Props) {
  const t = useTranslate();
  const offered = staff.filter((member) => doesAll(member, productIds));
  return (
    <fieldset className={style.part} disabled={!isReady}>
      <legend>{t('booking.staff')}</legend>
      <div className={style.staff}>
        <OptionCard
          group="staff"
          label={t('staff.anyone')}
          photo={null}
          isChosen={chosenId === null}
          onChoose={() => onChoose(null)}
        />
        {offered.map(({ id, firstName, image }) => (
          <OptionCard
            key={id}
            group="staff"
            label={firstName}
            photo={image?.thumbnailUrl ?? null}
            isChosen={chosenId === id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
      {offered.length === 0 && <p className={style.note}>{t('staff.none')}</p>}
    </fieldset>
  );
}
