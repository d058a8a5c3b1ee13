import InputAdornment from '@mui/material/InputAdornment';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { media } from '../../ui/breakpoints';
import { formatPhone, phoneDigits, phoneRule } from '../../ui/phone-number';
import { refusalOf } from '../connection/refusal';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { currentLike } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { useCustomersPage_RegisterMutation } from './customers.generated';
import { hasMore, type NewDraft, newCustomer, noCustomer } from './customer-values';
import { nameOf } from './customer-words';
import { EmailField } from './EmailField';
import { TeamFields } from './TeamFields';
import { NamedFields } from './NamedFields';

interface Listed {
  id: string;
  firstName: string;
  lastName: string;
}
interface Props {
  /** Opened by a button, not by the address: closing must ask about unsaved changes itself. */
  isInPlace?: boolean;
  /** Also with who was on the list already. */
  onAdded: (id: string, customer: Listed) => void;
  onClose: () => void;
}

const known: Listed = { id: '', firstName: '', lastName: '' };

/** errorNewCustomer: the form of a new customer. */
export function AddCustomerDialog({ isInPlace = false, onAdded, onClose }: Props) {
  const form = useForm<NewDraft>({ defaultValues: noCustomer });
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const [register] = useCustomersPage_RegisterMutation();
  const notify = useNotice();
  const isTouched = useMediaQuery(media.touch);
  const { errors, isDirty } = form.formState;
  const unsaved = useUnsaved(isDirty);
  /** Who is on the list already while more than their name and phone was typed here. */
  const [found, setFound] = useState<Listed | null>(null);

  async function add(draft: NewDraft) {
    try {
      const { data } = await register({ variables: { input: newCustomer(draft) } });
      return { ...data!.registerCustomer, isNew: true };
    } catch (failure) {
      const { code, details } = refusalOf(failure);
      const listed = code === 'CONFLICT' ? currentLike(details, known) : null;
      if (!listed) throw failure;
      return { ...listed, isNew: false };
    }
  }
  const submit = form.handleSubmit(async (draft) => {
    await attempt(async () => {
      const { isNew, ...customer } = await add(draft);
      if (!isNew && hasMore(draft)) return setFound(customer);
      notify({ message: `${nameOf(customer)} is ${isNew ? 'added' : 'on your list already'}.` });
      choose(customer);
    });
  });
  const choose = (customer: Listed): void => {
    unsaved.allow();
    onAdded(customer.id, customer);
  };
  const phone = form.register('phone', {
    validate: phoneRule,
    onChange: (event) => form.setValue('phone', formatPhone(phoneDigits(event.target.value))),
  });
  return (
    <FormDialog
      title="Add Customer"
      submit="Add customer"
      width="sm"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={isInPlace ? () => unsaved.close(onClose) : onClose}
      after={
        <>
          <UnsavedDialog unsaved={unsaved} />
          <ConfirmDialog
            title="Already a customer"
            confirm="Show That Customer"
            isOpen={found !== null}
            onConfirm={() => found && choose(found)}
            onClose={() => setFound(null)}
          >
            {found && `${nameOf(found)} is on your list already. What else you typed here is not saved.`}
          </ConfirmDialog>
        </>
      }
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <NamedFields form={form} autoFocus={!isTouched}>
        <Field
          label="Phone number"
          type="tel"
          inputMode="tel"
          startAdornment={<InputAdornment position="start">+1</InputAdornment>}
          registered={phone}
          error={errors.phone?.message}
        />
        <EmailField form={form} />
      </NamedFields>
      <TeamFields form={form} />
    </FormDialog>
  );
}
