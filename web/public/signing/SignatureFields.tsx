import { useId } from 'react';
import { maxSignerName } from '../../limits';
import { useLate } from '../../ui/use-late';
import { useNow } from '../../ui/use-now';
import { useLocale, useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import { CheckField } from './CheckField';
import { EntryField } from './EntryField';
import { FieldError } from './FieldError';
import type { SigningDraft } from './signing-values';
import style from './SigningForm.module.css';

const loadDrawnSignature = async () => (await import('./DrawnSignature')).DrawnSignature;

interface SignatureFieldsProps {
  draft: SigningDraft;
  /** A customer's own keyboard knows their name. */
  knowsName: boolean;
  /** Today is the signer's, so that the server cannot know it. */
  showsDate: boolean;
  errorAt(field: string): string | undefined;
  onChange(field: string, part: Partial<SigningDraft>): void;
}

/** Who signs, and the signature: the name in a script face, or drawn. */
export function SignatureFields({ draft, knowsName, showsDate, errorAt, onChange }: SignatureFieldsProps) {
  const t = useTranslate();
  const { signerName, isDrawn, strokes } = draft;
  const name = signerName.trim();
  const id = useId();
  const drawingError = errorAt('strokes');
  return (
    <>
      <CheckField
        name="isForOther"
        label={t('signing.forOther')}
        isChecked={draft.isForOther}
        onChange={(isForOther) => onChange('signedFor', { isForOther })}
      />
      {draft.isForOther && (
        <EntryField
          label={t('signing.signedFor')}
          name="signedFor"
          value={draft.signedFor}
          maxLength={maxSignerName}
          error={errorAt('signedFor')}
          onText={(signedFor) => onChange('signedFor', { signedFor })}
        />
      )}
      <EntryField
        label={t('signing.signerName')}
        name="signerName"
        value={signerName}
        autoComplete={knowsName ? 'name' : 'off'}
        maxLength={maxSignerName}
        error={errorAt('signerName')}
        onText={(text) => onChange('signerName', { signerName: text })}
      />
      <fieldset
        className={style.group}
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={drawingError ? true : undefined}
        aria-describedby={drawingError && `${id}-error`}
      >
        <legend className={style.label}>{t('signing.howToSign')}</legend>
        <div className={style.ways}>
          {(['type', 'draw'] as const).map((way) => (
            <label key={way} className={style.way}>
              <input
                type="radio"
                name="way"
                checked={isDrawn === (way === 'draw')}
                onChange={() => onChange('strokes', { isDrawn: way === 'draw', strokes: '' })}
              />
              <span>{t(`signing.${way}`)}</span>
            </label>
          ))}
        </div>
        <div className={style.paper} data-scheme="light">
          {isDrawn ? (
            <DrawingSpace strokes={strokes} onStrokes={(text) => onChange('strokes', { strokes: text })} />
          ) : (
            <p className={style.typed}>
              <span className="visually-hidden">{t('signing.signature')} </span>
              {name}
            </p>
          )}
          {showsDate && <Today />}
        </div>
        <FieldError id={id} message={drawingError} />
        {isDrawn && (
          <button
            type="button"
            className={style.quiet}
            disabled={!strokes}
            onClick={() => onChange('strokes', { strokes: '' })}
          >
            {t('signing.clear')}
          </button>
        )}
      </fieldset>
    </>
  );
}

function Today() {
  const locale = useLocale();
  const now = new Date(useNow(60_000));
  return (
    <p className={style.date}>{now.toLocaleDateString(locale, { year: 'numeric', month: 'long', day: 'numeric' })}</p>
  );
}

function DrawingSpace(props: { strokes: string; onStrokes(strokes: string): void }) {
  const t = useTranslate();
  const { Piece: DrawnSignature, hasFailed, retry } = useLate(loadDrawnSignature);
  if (DrawnSignature) return <DrawnSignature label={t('signing.drawHere')} {...props} />;
  return hasFailed ? <LateFailure onRetry={retry} /> : <div className={style.canvas} />;
}
