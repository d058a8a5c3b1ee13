import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { formatPhone } from '../../ui/phone-number';
import { useMay } from '../accounts/use-may';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FactList } from '../pieces/FactList';
import { FormDialog } from '../pieces/FormDialog';
import { saveOver } from '../pieces/save-over';
import { StaleComparison } from '../pieces/StaleComparison';
import { ToggleFields } from '../pieces/ToggleFields';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useNotice } from '../pieces/use-notice';
import { useUnsaved } from '../pieces/use-unsaved';
import { currentLike, useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { type CustomerRecordFragment, useCustomerProfile_UpdateMutation } from './customer-profile.generated';
import { changesOf, type EditDraft, editOf } from './customer-values';
import { birthdayWords, nameOf } from './customer-words';
import { EmailField } from './EmailField';
import { TeamFields } from './TeamFields';
import { editLines } from './stale-lines';

interface Props {
  customer: CustomerRecordFragment;
  onSaved: () => void;
  onCorrect: () => void;
  onErase: () => void;
  onClose: () => void;
}

const toggles = {
  offerDisabled: { label: 'No offers', help: 'They get no offers from you.' },
  birthdayDisabled: { label: 'No birthday messages', help: 'They get no message on their birthday.' },
};

/** errorUpdateCustomer: what the team keeps of a customer; name, phone number and birthday are to read. */
export function EditCustomerDialog({ customer, onSaved, onCorrect, onErase, onClose }: Props) {
  const form = useForm<EditDraft>({ defaultValues: editOf(customer) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const [update] = useCustomerProfile_UpdateMutation();
  const notify = useNotice();
  const may = useMay();
  const { base, stale, take } = useVersioned({ form, latest: customer, valuesOf: editOf, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const close = () => unsaved.close(onClose);

  const save = (before: CustomerRecordFragment) =>
    form.handleSubmit(async (typed) => {
      const send = (mine: EditDraft, { id, version, ...over }: CustomerRecordFragment) =>
        update({ variables: { id, version, input: changesOf(mine, editOf({ id, version, ...over })) } });
      const currentOf = (details: unknown) => currentLike(details, before);
      const work = () => saveOver(before, { typed, touched: dirtyFields, draftOf: editOf, currentOf, send });
      if (!(await attempt(work))) return;
      notify({ message: `${nameOf(customer)} is saved.` });
      unsaved.allow();
      onSaved();
    })();
  return (
    <FormDialog
      title="Edit Customer"
      submit="Save"
      width="sm"
      isBusy={isBusy}
      isDisabled={!isDirty}
      onSubmit={() => save(base)}
      onClose={close}
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this customer"
          lines={editLines(editOf(stale), form.getValues(), dirtyFields)}
          isBusy={isBusy}
          onSaveMine={() => void save(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <div>
        <FactList
          facts={[
            ['Name', nameOf(customer)],
            ['Phone', formatPhone(customer.phone)],
            ['Birthday', birthdayWords(customer) ?? 'Unknown'],
          ]}
        />
        <Box sx={{ marginLeft: '-18px' }}>
          {may('CUSTOMER_CORRECT') && (
            <Button onClick={() => unsaved.close(onCorrect)}>Correct name and birthday</Button>
          )}
          {may('CUSTOMER_ERASE') && (
            <Button color="error" onClick={() => unsaved.close(onErase)}>
              Erase for good
            </Button>
          )}
        </Box>
      </div>
      <EmailField form={form} />
      <ToggleFields control={form.control} toggles={toggles} />
      <TeamFields form={form} />
    </FormDialog>
  );
}
