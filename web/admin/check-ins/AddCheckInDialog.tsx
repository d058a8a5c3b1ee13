import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { maxNotes, maxPersonName } from '../../limits';
import {
  useAddCheckIn_AddMutation,
  useAddCheckIn_AddPersonMutation,
  useAddCheckIn_PersonsLazyQuery,
  useAddCheckIn_SettingsQuery,
} from './add-check-in.generated';
import { KnownCustomerDialog } from './KnownCustomerDialog';
import { PartyField, partyError } from './PartyField';
import { PersonField, somebodyElse, type Person } from './PersonField';
import { productsOf, productsText } from '../products/select/chosen-products';
import { ProductsField } from '../products/select/ProductsField';
import { staffOf, staffText } from '../staff/select/staff-choice';
import { StaffField } from '../staff/select/StaffField';
import { currentOf } from './stale-entry';
import type { CheckIn } from './statuses';

interface Props {
  onAdded: (entry: CheckIn) => void;
  /** Shows the entry of a party that is in the queue already. */
  onShow: (id: string) => void;
  onClose: () => void;
}

const empty = {
  phone: '',
  handle: '',
  firstName: '',
  lastName: '',
  partySize: '1',
  temperature: '',
  notes: '',
  products: '[]',
  staff: '',
  askedForStaff: false,
};
const required = (message: string) => (value: string) => value.trim() !== '' || message;

/** The host adds a party: first the phone number, which finds the person, then the party's size and wishes. */
export function AddCheckInDialog({ onAdded, onShow, onClose }: Props) {
  const form = useForm({ defaultValues: empty });
  const { attempt, error, dismiss, isBusy } = useAttempt(form);
  const [persons, setPersons] = useState<Person[] | null>(null);
  const { data: settings } = useAddCheckIn_SettingsQuery();
  const [findPersons] = useAddCheckIn_PersonsLazyQuery({ fetchPolicy: 'no-cache' });
  const [addPerson] = useAddCheckIn_AddPersonMutation();
  const [addCheckIn] = useAddCheckIn_AddMutation();
  const {
    register,
    formState: { errors, isDirty, isSubmitted },
  } = form;
  const unsaved = useUnsaved(isDirty);
  const gate = usePlanGate();
  const [known, setKnown] = useState<Person | null>(null);
  const { phone, handle, partySize, notes, products, staff, askedForStaff } = form.watch();
  const isNew = handle === somebodyElse;
  const inQueue = error?.code === 'CONFLICT' ? currentOf(error.details) : null;

  const lookUp = () =>
    attempt(async () => {
      const { data, error: refusal } = await findPersons({
        variables: { phone: phoneDigits(form.getValues('phone')) },
      });
      if (!data) throw refusal;
      setPersons(data.persons);
      form.clearErrors();
      form.setValue(
        'handle',
        data.persons.length === 0 ? somebodyElse : data.persons.length === 1 ? data.persons[0].handle : '',
      );
    });
  const add = (values: typeof empty) =>
    attempt(async () => {
      const person = isNew
        ? (
            await addPerson({
              variables: {
                input: {
                  firstName: values.firstName.trim(),
                  lastName: values.lastName.trim(),
                  phone: phoneDigits(values.phone),
                },
              },
            })
          ).data?.addPerson
        : { handle };
      if (isNew && person && 'isCustomer' in person && person.isCustomer) return setKnown(person);
      const productIds = productsOf(values.products).map(({ id }) => id);
      const input = {
        handle: person?.handle,
        partySize: Number(values.partySize),
        temperature: values.temperature.trim() || null,
        notes: values.notes.trim() || null,
        ...(productIds.length > 0 && { productIds }),
        ...(values.staff && { staffId: staffOf(values.staff)?.id, askedForStaff: values.askedForStaff }),
      };
      const answer = await gate.run(() => addCheckIn({ variables: { input } }));
      if (!answer) return;
      unsaved.allow();
      if (answer.data) onAdded(answer.data.addCheckIn);
    });
  const submit = form.handleSubmit((values) => (persons ? add(values) : lookUp()));
  function anotherPhone() {
    setPersons(null);
    dismiss();
  }
  function choose(person: Person) {
    setPersons([person]);
    form.setValue('handle', person.handle);
    setKnown(null);
  }
  function showEntry(id: string) {
    unsaved.allow();
    onShow(id);
  }

  if (persons) register('handle', { validate: (value) => value !== '' || 'Choose who it is.' });
  if (persons) register('partySize', { validate: (value) => partyError(value) ?? true });
  const phoneField = register('phone', {
    validate: (value) => phoneDigits(value).length === 10 || 'Enter a phone number with 10 digits.',
    onChange: (event) => form.setValue('phone', formatPhone(phoneDigits(event.target.value))),
  });
  return (
    <FormDialog
      title="Add Check-In"
      submit={persons ? 'Add Check-In' : 'Verify'}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
      width="sm"
      after={
        <>
          <UnsavedDialog unsaved={unsaved} />
          <KnownCustomerDialog person={known} onChoose={choose} onClose={() => setKnown(null)} />
        </>
      }
    >
      <PlanWarning gate={gate} />
      {inQueue ? (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => showEntry(inQueue.id)}>
              Show
            </Button>
          }
        >
          {error?.message}
        </Alert>
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <Field
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoFocus
        disabled={Boolean(persons)}
        registered={phoneField}
        error={errors.phone?.message}
        help="The customer's number: it finds who has been here before."
        startAdornment={<InputAdornment position="start">+1</InputAdornment>}
        endAdornment={
          persons ? (
            <Button size="small" onClick={anotherPhone}>
              Change
            </Button>
          ) : undefined
        }
      />
      {persons && (
        <>
          <PersonField
            persons={persons}
            value={handle}
            error={errors.handle?.message}
            onChange={(value) => {
              form.setValue('handle', value, { shouldDirty: true, shouldValidate: isSubmitted });
              dismiss();
            }}
          />
          {isNew && (
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4 }}>
              <Field
                label="First name"
                maxLength={maxPersonName}
                autoFocus={phone !== ''}
                registered={register('firstName', { validate: required('Enter the first name.') })}
                error={errors.firstName?.message}
              />
              <Field
                label="Last name"
                maxLength={maxPersonName}
                registered={register('lastName', { validate: required('Enter the last name.') })}
                error={errors.lastName?.message}
              />
            </Stack>
          )}
          <PartyField
            value={partySize}
            error={errors.partySize?.message}
            onChange={(value) => form.setValue('partySize', value, { shouldDirty: true, shouldValidate: isSubmitted })}
          />
          {settings?.checkInApp.tempEnabled && (
            <Field
              label="Temperature (°F)"
              inputMode="decimal"
              registered={register('temperature', {
                validate: (value) => /^(\d{2,3}(\.\d)?)?$/.test(value.trim()) || 'Enter a temperature such as 98.6.',
              })}
              error={errors.temperature?.message}
            />
          )}
          <ProductsField
            chosen={productsOf(products)}
            onChange={(chosen) => {
              form.setValue('products', productsText(chosen), { shouldDirty: true });
              if (error?.field === 'productIds') dismiss();
            }}
          />
          <StaffField
            staff={staffOf(staff)}
            isAskedFor={askedForStaff}
            products={productsOf(products)}
            onChange={(next, isAskedFor) => {
              form.setValue('staff', staffText(next), { shouldDirty: true });
              form.setValue('askedForStaff', isAskedFor, { shouldDirty: true });
              if (error?.field === 'staffId') dismiss();
            }}
          />
          <Field
            label="Notes or Requests"
            multiline
            minRows={2}
            maxLength={maxNotes}
            registered={register('notes')}
            help={notes.length > 1800 ? `${2000 - notes.length} characters left` : undefined}
          />
        </>
      )}
    </FormDialog>
  );
}
