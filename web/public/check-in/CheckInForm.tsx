import { useId, useRef, type ComponentProps, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { formatPhone } from '../../ui/phone-number';
import { maxNotes } from '../../limits';
import type { Language } from '../i18n/catalogue.generated';
import { BusinessHeader } from './BusinessHeader';
import { ChoiceField, type OpenState } from './ChoiceField';
import type { CheckInSettings } from './CheckInSettings';
import { errorsIn, valuesOf, type CheckInValues, type FieldError } from './check-in-values';
import { LegalNote } from './LegalNote';
import type { NumberPad } from './NumberPad';
import type { ProductChoice } from './ProductChoice';
import type { StaffChoice } from './StaffChoice';
import { PartyPicker } from './PartyPicker';
import { TextField } from './TextField';
import { useDraft, type PadField } from './use-draft';
import { useTypedBefore } from './use-typed-before';
import { useFormError } from './use-form-error';
import style from './CheckInForm.module.css';
import { useTranslate } from '../i18n/language-context';

type Products = Omit<ComponentProps<typeof ProductChoice>, keyof OpenState>;
type Staff = Omit<ComponentProps<typeof StaffChoice>, keyof OpenState>;

interface CheckInFormProps {
  settings: CheckInSettings;
  businessName: string;
  /** Our own digits, for a tablet; a phone has its own. */
  pad?: typeof NumberPad;
  /** On a customer's own phone: keeps what is typed over a reload. */
  keepsDraft?: boolean;
  /** Where its services and its staff come from. */
  items?: Products['source'];
  staff?: Staff['source'];
  isBusy: boolean;
  error?: FieldError;
  onDismissError(): void;
  /** Leaves without checking in; no button when left out. */
  onCancel?(): void;
  onCheckIn(values: CheckInValues): void;
}

const latePieces = () => import('./late-pieces');
const loadProducts = async (language: Language) => (await latePieces()).loadProductChoice(language);
const loadStaff = async (language: Language) => (await latePieces()).loadStaffChoice(language);

const padLabels = {
  phone: 'kiosk.padForPhone',
  temperature: 'kiosk.padForTemperature',
  bigParty: 'kiosk.padForParty',
  notes: 'kiosk.padForNotes',
} as const;

/** The check-in form of kiosk, phone and preview: it holds the input and does not send it. */
export function CheckInForm({
  settings,
  businessName,
  pad: Pad,
  keepsDraft,
  items,
  staff,
  isBusy,
  error,
  onDismissError,
  onCancel,
  onCheckIn,
}: CheckInFormProps) {
  const { draft, change, changeField, padField, setPadField, pressPad } = useDraft(keepsDraft);
  const t = useTranslate();
  const notesId = useId();
  const form = useFormError({ invalid: errorsIn(draft), refusal: error, onDismissRefusal: onDismissError });
  const { errorAt } = form;
  const element = useRef<HTMLFormElement>(null);
  const isReady = useTypedBefore(element, change, changeField);
  const hasPad = Pad !== undefined;
  const input = hasPad ? 'pad' : 'keyboard';
  const isPadFor = (field: PadField) => hasPad && padField === field;
  const typeInto = (field: PadField, text: string) => {
    form.onChange(field === 'bigParty' ? 'partySize' : field);
    changeField(field, text);
  };

  const chooser =
    (field: 'productIds' | 'staffId', key: 'products' | 'staff') => (text: string, keepsError?: boolean) => {
      if (!keepsError) form.onChange(field);
      change(key, text);
    };

  const press = (key: string) => {
    form.onChange(padField === 'bigParty' ? 'partySize' : padField);
    pressPad(key);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const wrong = form.report();
    if (!wrong) {
      onCheckIn(valuesOf(draft));
      return;
    }
    const field = event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form ref={element} className={style.form} noValidate autoComplete="off" data-input={input} onSubmit={submit}>
      <BusinessHeader settings={settings} businessName={businessName} />
      <div className={style.columns}>
        <div className={style.fields}>
          {form.error && (
            <div className={style.alert}>
              <AlertBox message={form.error.message} dismissLabel={t('app.dismiss')} onDismiss={form.dismiss} />
            </div>
          )}
          {settings.partyEnabled && (
            <PartyPicker
              party={draft.party}
              bigParty={draft.bigParty}
              input={input}
              error={errorAt('partySize')}
              isActive={isPadFor('bigParty')}
              onFocus={() => setPadField('bigParty')}
              onParty={(party) => {
                form.onChange('partySize');
                change('party', party);
                if (party !== '5+') setPadField('phone');
              }}
              onBigParty={(text) => typeInto('bigParty', text)}
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
            isActive={isPadFor('phone')}
            onFocus={() => setPadField('phone')}
            onText={(text) => typeInto('phone', text)}
          />
          {settings.tempEnabled && (
            <TextField
              label={t('checkIn.temperature')}
              name="temperature"
              placeholder={t('checkIn.temperatureExample')}
              value={draft.temperature}
              mode={hasPad ? 'none' : 'decimal'}
              error={errorAt('temperature')}
              isActive={isPadFor('temperature')}
              onFocus={() => setPadField('temperature')}
              onText={(text) => typeInto('temperature', text)}
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
                maxLength={maxNotes}
                value={draft.notes}
                autoComplete="off"
                aria-invalid={errorAt('notes') ? true : undefined}
                data-active={isPadFor('notes') || undefined}
                onFocus={() => setPadField('notes')}
                onChange={(event) => typeInto('notes', event.target.value)}
              />
            </div>
          )}
          {settings.serviceEnabled && (
            <ChoiceField
              label={t('checkIn.selectProducts')}
              load={loadProducts}
              isChosen={draft.products !== ''}
              choice={
                items && {
                  text: draft.products,
                  error: errorAt('productIds'),
                  goneIds: error?.goneIds,
                  source: items,
                  onText: chooser('productIds', 'products'),
                }
              }
            />
          )}
          {settings.staffEnabled && (
            <ChoiceField
              label={t('checkIn.selectStaff')}
              load={loadStaff}
              isChosen={draft.staff !== ''}
              choice={
                staff && {
                  text: draft.staff,
                  products: draft.products,
                  error: errorAt('staffId'),
                  source: staff,
                  onText: chooser('staffId', 'staff'),
                }
              }
            />
          )}
        </div>
        {Pad && (
          <div className={style.pad}>
            <Pad label={t(padLabels[padField])} withPoint={padField === 'temperature'} onKey={press} />
          </div>
        )}
        <div className={style.end}>
          <button
            type="submit"
            className={style.checkIn}
            disabled={!isReady}
            aria-disabled={isBusy}
            data-busy={isBusy || undefined}
          >
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
