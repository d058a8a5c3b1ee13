import type { ReactNode } from 'react';
import { ModalDialog } from '../../ui/ModalDialog';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { signingError } from '../signing/signing-error';
import { AddPersonDialog } from './AddPersonDialog';
import { PersonSelectDialog } from './PersonSelectDialog';
import { isFormRefusal } from './is-form-refusal';
import { useBrowserBack } from './use-browser-back';
import type { SigningStep, useCheckIn } from './use-check-in';

type Visit = ReturnType<typeof useCheckIn>;

interface VisitStepProps {
  visit: Visit;
  /** The business over the title. */
  banner: ReactNode;
  /** On a customer's own phone: of the business, under which what they type for a form is kept. */
  draftKey?: string;
}

/** What comes between the form and the queue, if anything: who it is, and what they sign. */
export function VisitStep({ visit, banner, draftKey }: VisitStepProps) {
  const { step, isBusy, error, dismissError } = visit;
  useBrowserBack(step.name !== 'form', visit.goBack);
  const shared = { banner, isBusy, error, onDismissError: dismissError, onBack: visit.goBack };
  if (step.name === 'select')
    return <PersonSelectDialog {...shared} persons={step.persons} onConfirm={visit.choose} onAdd={visit.openAdd} />;
  if (step.name === 'add')
    return (
      <AddPersonDialog
        key={String(step.isOffline)}
        {...shared}
        isOffline={step.isOffline}
        firstName={step.firstName}
        onAdd={visit.add}
      />
    );
  return step.name === 'sign' && <SigningDialog visit={visit} step={step} banner={banner} draftKey={draftKey} />;
}

function SigningDialog({ visit, step, banner, draftKey }: VisitStepProps & { step: SigningStep }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { SigningForm, form, firstName, email = '' } = step;
  const { isBusy, error, dismissError, goBack, sign } = visit;
  return (
    <ModalDialog title={t('signing.beforeCheckIn', { firstName })} banner={banner} size="wide" onClose={goBack}>
      <SigningForm
        // In the language of the page, also where the form was read in another one or long ago.
        form={{ ...form, consent: t(form.signatureRequired ? 'signing.consent' : 'signing.agreement') }}
        // The copy goes where they said they can be reached.
        signer={{ signerName: '', isForOther: false, signedFor: '', email: email.trim() }}
        draftKey={draftKey && `${draftKey}.${form.formId}.${firstName}`}
        input={draftKey ? 'keyboard' : 'kiosk'}
        isBusy={isBusy}
        error={
          error &&
          (isFormRefusal(error.failure) ? { message: t('signing.changed') } : signingError(error.failure, language))
        }
        submitLabel={t(isBusy ? 'checkIn.checkingIn' : 'checkIn.checkIn')}
        onDismissError={dismissError}
        onSign={sign}
        onBack={goBack}
      />
    </ModalDialog>
  );
}
