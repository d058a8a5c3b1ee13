import { maxParty } from '../../limits';
import type { Draft } from './check-in-values';
import { TextField } from './TextField';
import form from './CheckInForm.module.css';
import style from './PartyPicker.module.css';
import { useTranslate } from '../i18n/language-context';

const sizes = ['1', '2', '3', '4', '5+'] as const;

interface PartyPickerProps {
  party: Draft['party'];
  bigParty: string;
  input: 'pad' | 'keyboard';
  error?: string;
  /** Whether the number pad types into the number. */
  isActive: boolean;
  onParty(party: Draft['party']): void;
  onBigParty(text: string): void;
  onFocus(): void;
}

/** 1 to 5+; '5+' opens a number of its own, from 5 to 99. */
export function PartyPicker({
  party,
  bigParty,
  input,
  error,
  isActive,
  onParty,
  onBigParty,
  onFocus,
}: PartyPickerProps) {
  const t = useTranslate();
  const step = (by: number) => onBigParty(String(Math.min(maxParty, Math.max(5, (Number(bigParty) || 5) + by))));
  return (
    <fieldset className={form.field} data-name="partySize">
      <legend className={form.label}>{t('checkIn.partySize')}</legend>
      <div className={style.sizes}>
        {sizes.map((size) => (
          <label key={size} className={style.size}>
            <input type="radio" name="party" value={size} checked={party === size} onChange={() => onParty(size)} />
            <span>{size}</span>
          </label>
        ))}
      </div>
      {party === '5+' && (
        <div className={style.big}>
          <button type="button" aria-label={t('checkIn.oneFewer')} className={style.step} onClick={() => step(-1)}>
            &minus;
          </button>
          <TextField
            label={t('checkIn.howMany')}
            name="partySize"
            value={bigParty}
            mode={input === 'pad' ? 'none' : 'numeric'}
            error={error}
            isActive={isActive}
            onText={onBigParty}
            onFocus={onFocus}
          />
          <button type="button" aria-label={t('checkIn.oneMore')} className={style.step} onClick={() => step(1)}>
            +
          </button>
        </div>
      )}
    </fieldset>
  );
}
