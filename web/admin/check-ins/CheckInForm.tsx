import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CustomerHistory } from '../customers/CustomerHistory';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { CheckInFields, type Draft, type FormMode } from './CheckInFields';
import { CustomerCard } from './CustomerCard';
import { partyError } from './PartyField';
import type { QueueDialog } from './QueueDialogs';
import { ReplyPanel } from './ReplyPanel';
import { currentOf, type Changeable } from './stale-entry';
import { StalePanel } from './StalePanel';
import { nameOf, type CheckIn, type Status } from './statuses';
import { TrailList } from './TrailList';
import { UnsavedGuard } from './UnsavedGuard';
import { useCallUp } from './use-call-up';

export type Change = { status: Status; partySize: number; notes: string; tableNumber: string };
export type FormTab = 'form' | 'history';
type Props = {
  entry: CheckIn;
  timeZone: string;
  mode: FormMode;
  tab: FormTab;
  rights: { mayCallUp: boolean; mayAnswer: boolean; mayReadCustomers: boolean };
  onSave: (change: Change, version: number) => Promise<CheckIn | undefined>;
  onCalled: () => void;
  onUndo: ((entry: CheckIn) => void) | null;
  onDismissReply: (entry: CheckIn) => void;
  onOpen: (dialog: QueueDialog) => void;
  onClose: () => void;
};

const draftOf = ({ status, partySize, notes, tableNumber }: Changeable, callUp = false): Draft => ({
  status,
  partySize: String(partySize),
  notes,
  tableNumber,
  callUp,
});
const changeOf = ({ status, partySize, notes, tableNumber }: Draft): Change => ({
  status,
  partySize: Number(partySize),
  notes: notes.trim(),
  tableNumber: tableNumber.trim(),
});
const isSame = (base: Changeable, change: Change) =>
  (Object.keys(change) as (keyof Change)[]).every((field) => base[field] === change[field]);

/** The update form of one entry, and beside it what happened. */
export function CheckInForm({
  entry,
  timeZone,
  mode,
  tab: firstTab,
  rights,
  onSave,
  onCalled,
  onUndo,
  onDismissReply,
  onOpen,
  onClose,
}: Props) {
  const [base, setBase] = useState<Changeable>(entry);
  const [tab, setTab] = useState(firstTab);
  const form = useForm<Draft>({ defaultValues: draftOf(entry) });
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const callUp = useCallUp();
  const isSaved = useRef(false);
  const formId = useId();
  const { isDirty, dirtyFields } = form.formState;
  const stale = error?.code === 'STALE' ? currentOf(error.details) : null;

  function take(next: Changeable, andCallUp = false) {
    setBase(next);
    form.reset(draftOf(next, andCallUp));
    dismiss();
  }
  // While nothing is typed, the form follows what others change.
  const isBehind = entry.version > base.version && !isDirty;
  useEffect(() => {
    if (!isBehind) return;
    setBase(entry);
    form.reset(draftOf(entry));
  }, [isBehind, entry, form]);

  // Somebody else saved first: what was not touched here becomes theirs, so that saving mine takes nothing back of it.
  useEffect(() => {
    const current = error?.code === 'STALE' ? currentOf(error.details) : null;
    if (!current) return;
    const theirs = draftOf(current);
    for (const field of ['status', 'partySize', 'notes', 'tableNumber'] as const)
      if (!dirtyFields[field]) form.setValue(field, theirs[field]);
    if (form.getValues('status') !== 'READY') form.setValue('callUp', false);
  }, [error, dirtyFields, form]);

  /** Saves, then calls up: refused, the change stays saved and the box ticked, so that only the call-up is tried again. */
  async function write(draft: Draft, version: number) {
    const change = changeOf(draft);
    if (!draft.callUp || !isSame(base, change)) {
      const saved = await onSave(change, version);
      if (draft.callUp && saved) take(saved, true);
    }
    if (
      draft.callUp &&
      !(await gate.run(async () => {
        await callUp(entry.id, 'TEXT');
        return true;
      }))
    )
      return;
    if (draft.callUp) onCalled();
    isSaved.current = true;
    onClose();
  }
  const saveAs = (version: number) => form.handleSubmit((draft) => attempt(() => write(draft, version)))();
  form.register('partySize', { validate: (value) => partyError(value) ?? true });
  const canSave = mode !== 'nothing' && tab === 'form';
  const actions = canSave ? (
    <>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="contained" loading={isBusy}>
        Save
      </Button>
    </>
  ) : (
    <Button variant="contained" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <FormDialog title={nameOf(entry)} isOpen onClose={onClose} actions={actions} width="sm">
      <Tabs
        value={tab}
        onChange={(_event, next: FormTab) => setTab(next)}
        aria-label="Check-in"
        sx={{ marginBottom: 4, borderBottom: '1px solid var(--color-line)' }}
      >
        <Tab value="form" id={`${formId}form-tab`} aria-controls={`${formId}form-panel`} label="Check-In" />
        <Tab value="history" id={`${formId}history-tab`} aria-controls={`${formId}history-panel`} label="History" />
      </Tabs>
      <Box role="tabpanel" id={`${formId}form-panel`} aria-labelledby={`${formId}form-tab`} hidden={tab !== 'form'}>
        <Stack
          component="form"
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) void saveAs(base.version);
          }}
          sx={{ gap: 5 }}
        >
          <PlanWarning gate={gate} />
          {stale ? (
            <StalePanel
              current={stale}
              mine={form.getValues()}
              isBusy={isBusy}
              onSaveMine={() => void saveAs(stale.version)}
              onTakeTheirs={() => take(stale)}
            />
          ) : (
            <ErrorAlert error={error} onDismiss={dismiss} />
          )}
          <ReplyPanel
            entry={entry}
            timeZone={timeZone}
            onAnswer={rights.mayAnswer ? () => onOpen({ kind: 'answer', entry }) : null}
            onDismiss={rights.mayAnswer ? () => onDismissReply(entry) : null}
          />
          <CheckInFields form={form} entry={entry} mode={mode} mayCallUp={rights.mayCallUp} />
          <CustomerCard
            entry={entry}
            timeZone={timeZone}
            onProfile={rights.mayReadCustomers ? () => onOpen({ kind: 'profile', entry }) : null}
          />
        </Stack>
      </Box>
      {tab === 'history' && (
        <Stack role="tabpanel" id={`${formId}history-panel`} aria-labelledby={`${formId}history-tab`} sx={{ gap: 6 }}>
          <TrailList entry={entry} timeZone={timeZone} onUndo={onUndo} />
          {rights.mayReadCustomers && <CustomerHistory customerId={entry.customer.id} />}
        </Stack>
      )}
      <UnsavedGuard isDirty={isDirty} isSaved={isSaved} />
    </FormDialog>
  );
}
