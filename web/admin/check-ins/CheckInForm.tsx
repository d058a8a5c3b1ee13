import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { CustomerCard } from './CustomerCard';
import { PartyField, partyError } from './PartyField';
import { currentOf, type Changeable } from './stale-entry';
import { StalePanel } from './StalePanel';
import { lookOf, nameOf, type CheckIn, type Status } from './statuses';
import { StatusChoice } from './StatusChoice';
import { UnsavedGuard } from './UnsavedGuard';

type Change = { status: Status; partySize: number; notes: string };
type Props = {
  entry: CheckIn; timeZone: string;
  /** What may be changed here: everything, the status alone (staff), or nothing (another day). */
  mode: 'all' | 'status' | 'nothing';
  onSave: (change: Change, version: number) => Promise<void>; onClose: () => void;
};

const notesLimit = 2000;
const draftOf = ({ status, partySize, notes }: Changeable) => ({ status, partySize: String(partySize), notes });

/** The update form of one entry. */
export function CheckInForm({ entry, timeZone, mode, onSave, onClose }: Props) {
  const [base, setBase] = useState<Changeable>(entry);
  const form = useForm({ defaultValues: draftOf(entry) });
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const isSaved = useRef(false);
  const formId = useId();
  const { isDirty } = form.formState;
  const { status, partySize, notes } = form.watch();
  const stale = error?.code === 'STALE' ? currentOf(error.details) : null;

  function take(next: Changeable) {
    setBase(next);
    form.reset(draftOf(next));
    dismiss();
  }
  // While nothing is typed, the form follows what others change.
  const isBehind = entry.version > base.version && !isDirty;
  useEffect(() => {
    if (!isBehind) return;
    setBase(entry);
    form.reset(draftOf(entry));
  }, [isBehind, entry, form]);

  const saveAs = (version: number) => form.handleSubmit(async draft => {
    const isDone = await attempt(() => onSave({ status: draft.status, partySize: Number(draft.partySize), notes: draft.notes.trim() }, version));
    if (!isDone) return;
    isSaved.current = true;
    onClose();
  })();
  form.register('partySize', { validate: value => partyError(value) ?? true });
  const choose = (next: Status) => form.setValue('status', next, { shouldDirty: true });
  const canSave = mode !== 'nothing';
  const actions = canSave
    ? <><Button color="inherit" onClick={onClose}>Cancel</Button><Button type="submit" form={formId} variant="contained" loading={isBusy}>Save</Button></>
    : <Button variant="contained" onClick={onClose}>Close</Button>;
  return (
    <FormDialog title={nameOf(entry)} isOpen onClose={onClose} actions={actions} width="sm">
      <Stack component="form" id={formId} noValidate onSubmit={event => { event.preventDefault(); if (canSave) void saveAs(base.version); }} sx={{ gap: 5 }}>
        {stale
          ? <StalePanel current={stale} mine={{ status, partySize, notes }} isBusy={isBusy} onSaveMine={() => void saveAs(stale.version)} onTakeTheirs={() => take(stale)} />
          : <ErrorAlert error={error} onDismiss={dismiss} />}
        <div>
          <FormLabel component="p" sx={{ margin: 0, marginBottom: 1, fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}>Status</FormLabel>
          <StatusChoice label="Status" value={status} isDisabled={!canSave} isWide onChange={choose} />
        </div>
        {mode === 'all' ? (
          <>
            <PartyField value={partySize} error={form.formState.errors.partySize?.message} onChange={value => form.setValue('partySize', value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })} />
            <Field label="Notes" multiline minRows={2} maxLength={notesLimit} registered={form.register('notes')} help={notes.length > notesLimit - 200 ? `${notesLimit - notes.length} characters left` : undefined} />
          </>
        ) : (
          <div>
            <Typography>{`Party of ${entry.partySize}, ${lookOf(entry.status).word.toLowerCase()}`}</Typography>
            {entry.notes && <Typography color="textSecondary" sx={{ marginTop: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{entry.notes}</Typography>}
          </div>
        )}
        <CustomerCard entry={entry} timeZone={timeZone} />
      </Stack>
      <UnsavedGuard isDirty={isDirty} isSaved={isSaved} />
    </FormDialog>
  );
}
