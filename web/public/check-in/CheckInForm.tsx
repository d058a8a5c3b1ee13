import { useId, useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { formatPhone } from '../../ui/phone-number';
import { BusinessHeader } from './BusinessHeader';
import type { CheckInSettings } from './CheckInSettings';
import {
  firstError,
  notesLimit,
  valuesOf,
  type CheckInValues,
  type FieldError,
  type OwnFieldError,
} from './check-in-values';
import { LegalNote } from './LegalNote';
import { NumberPad } from './NumberPad';
import { PartyPicker } from './PartyPicker';
import { TextField } from './TextField';
import { useDraft } from './use-draft';
import style from './CheckInForm.module.css';
import { useTranslate } from '../i18n/language-context';

interface CheckInFormProps {
  settings: CheckInSettings;
  businessName: string;
  /** `pad`: a tablet with our own digits; `keyboard`: a phone with its own. */
  input: 'pad' | 'keyboard';
  isBusy: boolean;
  error?: FieldError;
  onDismissError(): void;
  /** Leaves without checking in; no button when left out. */
  onCancel?(): void;
  onCheckIn(values: CheckInValues): void;
}

const padLabels = {
  phone: 'kiosk.padForPhone',
  temperature: 'kiosk.padForTemperature',
  bigParty: 'kiosk.padForParty',
} as const;

/** The check-in form of kiosk, phone and preview: it holds the input and does not send it. */
export function CheckInForm({
  settings,
  businessName,
  input,
  isBusy,
  error,
  onDismissError,
  onCancel,
  onCheckIn,
}: CheckInFormProps) {
  const { draft, change, changeNumber, padField, setPadField, pressPad } = useDraft();
  const t = useTranslate();
  const [ownError, setOwnError] = useState<OwnFieldError>();
  const notesId = useId();
  const fieldError = ownError ? { field: ownError.field, message: t(ownError.textKey) } : error;
  const errorAt = (field: string) => (fieldError?.field === field ? fieldError.message : undefined);
  const hasPad = input === 'pad';

  const dismiss = () => {
    setOwnError(undefined);
    onDismissError();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = firstError(draft);
    setOwnError(wrong);
    if (!wrong) {
      onCheckIn(valuesOf(draft));
      return;
    }
    const field = event.currentTarget.elements.namedItem(wrong.field);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form className={style.form} noValidate autoComplete="off" data-input={input} onSubmit={submit}>
      <BusinessHeader settings={settings} businessName={businessName} />
      <div className={style.columns}>
        {fieldError && (
          <div className={style.alert}>
            <AlertBox message={fieldError.message} dismissLabel={t('app.dismiss')} onDismiss={dismiss} />
          </div>
        )}
        <div className={style.fields}>
          {settings.partyEnabled && (
            <PartyPicker
              party={draft.party}
              bigParty={draft.bigParty}
              input={input}
              error={errorAt('partySize')}
              onFocus={() => setPadField('bigParty')}
              onParty={(party) => {
                change('party', party);
                if (party !== '5+') setPadField('phone');
              }}
              onBigParty={(text) => changeNumber('bigParty', text)}
            />
          )}
          <TextField
            label={t('checkIn.phone')}
            name="phone"
            prefix="+1"
            value={formatPhone(draft.phone)}
            mode={hasPad ? 'none' : 'tel'}
            autoComplete={hasPad ? 'off' : 'tel-national'}
            error={errorAt('phone')}
            isActive={hasPad && padField === 'phone'}
            onFocus={() => setPadField('phone')}
            onText={(text) => changeNumber('phone', text)}
          />
          {settings.tempEnabled && (
            <TextField
              label={t('checkIn.temperature')}
              name="temperature"
              placeholder={t('checkIn.temperatureExample')}
              value={draft.temperature}
              mode={hasPad ? 'none' : 'decimal'}
              error={errorAt('temperature')}
              isActive={hasPad && padField === 'temperature'}
              onFocus={() => setPadField('temperature')}
              onText={(text) => changeNumber('temperature', text)}
            />
          )}
          {settings.notesEnabled && (
            <div className={style.field}>
              <label className={style.label} htmlFor={notesId}>
                {t('checkIn.notes')}
              </label>
              <textarea
                id={notesId}
                name="notes"
                className={style.notes}
                rows={2}
                maxLength={notesLimit}
                value={draft.notes}
                autoComplete="off"
                aria-invalid={errorAt('notes') ? true : undefined}
                onChange={(event) => change('notes', event.target.value)}
              />
            </div>
          )}
        </div>
        {hasPad && (
          <div className={style.pad}>
            <NumberPad label={t(padLabels[padField])} withPoint={padField === 'temperature'} onKey={pressPad} />
          </div>
        )}
        <div className={style.end}>
          <button type="submit" className={style.checkIn} aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {t(isBusy ? 'checkIn.submitting' : 'checkIn.submit')}
          </button>
          <LegalNote textConsent={settings.textConsent} />
          {onCancel && (
            <button type="button" className={style.cancel} onClick={onCancel}>
              {t('kiosk.startOver')}
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
