import { useEffect, useRef, useState } from 'react';
import type { SignatureInput } from '../../schema.generated';
import { useLate } from '../../ui/use-late';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import { asRequestError, type Failure } from '../request';
import type { ConfirmedFormsProps } from './ConfirmedForms';
import { isFormChange, isSignedAlready, signingError } from './signing-error';
import { SigningForm } from './SigningForm';
import type { Signer } from './signing-values';
import type { SigningListFragment } from './sign-page.generated';
import style from './SigningList.module.css';

/** Only who has signed something loads it. */
const loadConfirmedForms = async () => (await import('./ConfirmedForms')).ConfirmedForms;

interface SigningListProps {
  first: SigningListFragment;
  /** In place of the greeting. */
  title?: string;
  /** Under which what is typed outlives a reload; another one for every customer. */
  draftKey: string;
  /** Sends a signature; what is open then. */
  sign(signature: SignatureInput): Promise<SigningListFragment>;
  /** What is open now. */
  reload(): Promise<SigningListFragment>;
  /** Where the copy of a signed form is. */
  copyPath(formId: string): string;
  /** Nothing of it can be signed any more. */
  onGone(): void;
}

/** Forms to sign, one after the other, and below what is confirmed. Whose list it is, the page knows. */
export function SigningList({ first, title, draftKey, sign, reload, copyPath, onGone }: SigningListProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [list, setList] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [signer, setSigner] = useState<Signer>();
  const [isThanked, setIsThanked] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const hasMoved = useRef(false);
  const [current] = list.forms.filter(({ signedAt }) => !signedAt);
  const confirmed = list.forms.filter(({ signedAt }) => signedAt);
  const total = list.forms.length;
  const formId = current?.form.formId;

  useEffect(() => {
    if (!hasMoved.current) return;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [formId, isClosed]);

  const refresh = async () => {
    const next = await reload();
    setList(next);
    return next;
  };
  const send = async (signature: SignatureInput) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const next = await sign(signature);
      hasMoved.current = true;
      setList(next);
      setIsThanked(next.forms.every(({ signedAt }) => signedAt));
    } catch (error) {
      const refusal = asRequestError(error);
      setFailure(refusal);
      if (refusal.code === 'NOT_FOUND') onGone();
      if (isSignedAlready(refusal)) setFailure(undefined);
      if (isSignedAlready(refusal) || isFormChange(refusal))
        await refresh().catch((cause: unknown) => setFailure(asRequestError(cause)));
    } finally {
      setIsBusy(false);
    }
  };

  const review = () => {
    setIsThanked(false);
    setIsClosed(false);
    // What stands there is shown again; without a network it is what is here.
    refresh().catch(() => undefined);
  };

  if (isClosed)
    return (
      <>
        <h1>{t('signing.thanks')}</h1>
        <p ref={heading} tabIndex={-1} className={style.progress}>
          {t('signing.closeWindow')}
        </p>
        <button type="button" className="button" data-kind="quiet" onClick={review}>
          {t('signing.review')}
        </button>
      </>
    );
  return (
    <>
      <h1>{title ?? t('signing.greeting', { firstName: list.firstName })}</h1>
      <p ref={heading} tabIndex={-1} className={style.progress}>
        {current ? t('signing.progress', { number: confirmed.length + 1, total }) : t('signing.allConfirmed')}
      </p>
      {current && (
        <SigningForm
          form={current.form}
          draftKey={`${draftKey}.${current.form.formId}`}
          signer={signer}
          isBusy={isBusy}
          error={failure && signingError(failure, language)}
          submitLabel={t(current.form.signatureRequired ? 'signing.sign' : 'signing.confirm')}
          onDismissError={() => setFailure(undefined)}
          onSign={(signature, sender) => {
            setSigner(sender);
            void send(signature);
          }}
        />
      )}
      {confirmed.length > 0 && (
        <Review
          confirmed={confirmed}
          timeZone={list.business.timeZone}
          isThanked={isThanked}
          copyPath={copyPath}
          onOk={() => {
            // Most browsers close only windows that a script opened.
            window.close();
            setIsClosed(true);
          }}
          onReview={review}
        />
      )}
    </>
  );
}

function Review(props: ConfirmedFormsProps) {
  const { Piece, hasFailed, retry } = useLate(loadConfirmedForms);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}
