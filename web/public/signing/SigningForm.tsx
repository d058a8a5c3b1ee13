import { useId, useState, type FormEvent } from 'react';
import { maxEmail } from '../../limits';
import type { SignatureInput } from '../../schema.generated';
import { AlertBox } from '../../ui/AlertBox';
import type { Language } from '../i18n/catalogue.generated';
import { newKey } from '../http-request';
import { useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { LateFailure } from '../LateFailure';
import { AnswerField } from './AnswerField';
import { CheckField } from './CheckField';
import { EntryField } from './EntryField';
import type { PagesState } from './FormPages';
import { ReadingText } from './ReadingText';
import { SignatureFields } from './SignatureFields';
import {
  answerField,
  errorsIn,
  signatureOf,
  signerOf,
  type Signer,
  type SigningDraft,
  type SigningError,
} from './signing-values';
import type { SigningFormFragment } from './signing.generated';
import { useSigningDraft } from './use-signing-draft';
import './signing-font.css';
import style from './SigningForm.module.css';

interface SigningFormProps {
  form: SigningFormFragment;
  /** On a customer's own phone: under which what is typed outlives a reload, until it was signed. */
  draftKey?: string;
  /** Who signed the form before, of the same list. */
  signer?: Signer;
  input?: 'keyboard' | 'kiosk';
  isBusy: boolean;
  /** Why the server took nothing. */
  error?: SigningError;
  submitLabel: string;
  onDismissError(): void;
  onSign(signature: SignatureInput, signer: Signer): void;
  /** Leaves without signing; no button when left out. */
  onBack?(): void;
}

/** A form to read and to sign: it holds what is entered and does not send it. Another form starts empty, but for its signer. */
export function SigningForm(props: SigningFormProps) {
  return <OneForm key={`${props.draftKey}/${props.form.formId}`} {...props} />;
}

function OneForm({
  form,
  draftKey,
  signer,
  input = 'keyboard',
  isBusy,
  error: refusal,
  submitLabel,
  onDismissError,
  onSign,
  onBack,
}: SigningFormProps) {
  const t = useTranslate();
  const titleId = useId();
  const [isSent, setIsSent] = useState(false);
  const { draft, isReady, change } = useSigningDraft(draftKey, isSent && !refusal, signer);
  const [pagesState, setPagesState] = useState<PagesState>('loading');
  const [attempt, setAttempt] = useState(0);
  const isRead = form.pages.length === 0 || pagesState === 'shown';
  /** The fields that were wrong when the button was pressed last: each is marked until it is right. */
  const [reported, setReported] = useState<{ press: number; fields: readonly string[] }>({ press: 0, fields: [] });
  const own = errorsIn(draft, form, t).filter(({ field }) => reported.fields.includes(field));
  const errors = own.length > 0 ? own : refusal ? [refusal] : [];
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message;
  // The same words as long as one is left: other ones would take the focus from what is being typed.
  const message = own.length > 0 && reported.fields.length > 1 ? t('signing.missing') : errors[0]?.message;

  const enter = (field: string, part: Partial<SigningDraft>) => {
    if (refusal && (!refusal.field || refusal.field === field)) onDismissError();
    change(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isRead) return;
    const fields = errorsIn(draft, form, t).map(({ field }) => field);
    const isRight = fields.length === 0;
    setReported({ press: reported.press + 1, fields });
    setIsSent(isRight);
    // A draft that outlived its signing has a key that stands for that one.
    const submissionKey = refusal?.field === 'submissionKey' ? newKey() : draft.submissionKey;
    change({ submissionKey });
    if (isRight) onSign(signatureOf({ ...draft, submissionKey }, form), signerOf(draft));
  };
  const dismiss = () => {
    setReported({ ...reported, fields: [] });
    if (refusal) onDismissError();
  };

  return (
    <form className={style.form} noValidate autoComplete="off" data-input={input} onSubmit={submit}>
      {message && (
        <AlertBox key={reported.press} message={message} dismissLabel={t('app.dismiss')} onDismiss={dismiss} />
      )}
      <ReadingText id={titleId} form={form} attempt={attempt} onState={setPagesState} />
      <fieldset className={style.fields} disabled={!isReady} aria-labelledby={titleId}>
        {form.fields.map((field) => (
          <AnswerField
            key={field.name}
            field={field}
            value={draft.answers[field.name] ?? ''}
            error={errorAt(answerField(field.name))}
            onText={(text) => enter(answerField(field.name), { answers: { ...draft.answers, [field.name]: text } })}
          />
        ))}
        {form.signatureRequired && (
          <SignatureFields
            draft={draft}
            knowsName={input === 'keyboard'}
            showsDate={isReady}
            errorAt={errorAt}
            onChange={enter}
          />
        )}
        <CheckField
          name="isAgreed"
          label={form.consent}
          isChecked={draft.agreedTo === form.versionId}
          error={errorAt('isAgreed')}
          onChange={(isAgreed) => enter('isAgreed', { agreedTo: isAgreed ? form.versionId : '' })}
        />
        <EntryField
          label={t('signing.email')}
          name="email"
          type="email"
          value={draft.email}
          autoComplete={input === 'keyboard' ? 'email' : 'off'}
          maxLength={maxEmail}
          error={errorAt('email')}
          onText={(email) => enter('email', { email })}
        />
        {!isRead &&
          (pagesState === 'failed' ? (
            <LateFailure message={t('signing.pagesMissing')} onRetry={() => setAttempt(attempt + 1)} />
          ) : (
            <p role="status">{t('signing.pagesLoading')}</p>
          ))}
        <div className={style.actions}>
          {onBack && (
            <button type="button" className="button" data-kind="quiet" onClick={onBack}>
              {t('app.goBack')}
            </button>
          )}
          <button
            type="submit"
            className="button"
            aria-disabled={isBusy}
            disabled={!isRead}
            data-busy={isBusy || undefined}
          >
            {submitLabel}
          </button>
        </div>
      </fieldset>
    </form>
  );
}

/** The component, once it can speak the language. */
export async function signingFormIn(language: Language): Promise<typeof SigningForm> {
  await loadMessages(language, ['signing']);
  return SigningForm;
}
