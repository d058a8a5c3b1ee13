import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMay } from '../accounts/use-may';
import { CustomerCheckIns } from '../customers/CustomerCheckIns';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { DialogFrame } from '../pieces/DialogFrame';
import { latePart } from '../pieces/late';
import { FormActions } from '../pieces/FormActions';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useAttempt } from '../pieces/use-attempt';
import { useUnsaved } from '../pieces/use-unsaved';
import { PlanWarning } from '../plans/PlanWarning';
import { usePlanGate } from '../plans/use-plan-gate';
import { CheckInFields, type Draft, type FormMode } from './CheckInFields';
import { CustomerCard } from './CustomerCard';
import { partyError } from './PartyField';
import { productsOf, productsText } from '../products/select/chosen-products';
import { staffChange, staffOf, staffText } from '../staff/select/staff-choice';
import type { QueueDialog } from './QueueDialogs';
import { ReplyPanel } from './ReplyPanel';
import { currentOf, type Changeable } from './stale-entry';
import { nameOf, type CheckIn, type Status } from './statuses';
import { ActivityList } from './ActivityList';

const StalePanel = latePart(() => import('./StalePanel'), 'StalePanel', {
  failed: 'The other version could not be loaded. What you typed is kept.',
});

const SignedAtCheckIn = latePart(() => import('../signed/SignedAtCheckIn'), 'SignedAtCheckIn', {
  failed: 'What was signed could not be loaded.',
});

export interface Change {
  status: Status;
  partySize: number;
  notes: string;
  /** Left out where they are the same. */
  productIds?: string[];
  staffId?: string;
  askedForStaff?: boolean;
  tableNumber: string;
}
export type FormTab = 'form' | 'history';
interface Props {
  entry: CheckIn;
  timeZone: string;
  mode: FormMode;
  tab: FormTab;
  rights: { mayCallUp: boolean; mayAnswer: boolean; mayReadCustomers: boolean };
  /** `callUp` calls the party up by text in the same change. */
  onSave: (change: Change, version: number, callUp: boolean) => Promise<unknown>;
  onUndo: ((entry: CheckIn) => void) | null;
  onDismissReply: (entry: CheckIn) => void;
  onOpen: (dialog: QueueDialog) => void;
  onClose: () => void;
}

const draftOf = ({
  status,
  partySize,
  notes,
  selectedProducts,
  staff,
  askedForStaff,
  tableNumber,
}: Changeable): Draft => ({
  status,
  partySize: String(partySize),
  notes,
  products: productsText(selectedProducts),
  staff: staffText(staff),
  askedForStaff,
  tableNumber,
  callUp: false,
});
const changeOf = (
  { status, partySize, notes, products, staff, askedForStaff, tableNumber }: Omit<Draft, 'callUp'>,
  before: Changeable,
): Change => ({
  status,
  partySize: Number(partySize),
  notes: notes.trim(),
  ...(products !== productsText(before.selectedProducts) && { productIds: productsOf(products).map(({ id }) => id) }),
  ...staffChange({ staff: staffOf(staff), askedForStaff }, before),
  tableNumber: tableNumber.trim(),
});

/** The update form of one check-in, with a tab for its activity. */
export function CheckInForm({
  entry,
  timeZone,
  mode,
  tab: firstTab,
  rights,
  onSave,
  onUndo,
  onDismissReply,
  onOpen,
  onClose,
}: Props) {
  const may = useMay();
  const [base, setBase] = useState<Changeable>(entry);
  const [tab, setTab] = useState(firstTab);
  const form = useForm<Draft>({ defaultValues: draftOf(entry) });
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const gate = usePlanGate();
  const formId = useId();
  const { isDirty, dirtyFields } = form.formState;
  const unsaved = useUnsaved(isDirty);
  const stale = error?.code === 'STALE' ? currentOf(error.details) : null;

  function take(next: Changeable) {
    setBase(next);
    form.reset(draftOf(next));
    dismiss();
  }
  // Without unsaved changes, the form follows changes of others.
  const isBehind = entry.version > base.version && !isDirty;
  useEffect(() => {
    if (!isBehind) return;
    setBase(entry);
    form.reset(draftOf(entry));
  }, [isBehind, entry, form]);

  // Somebody else saved first: untouched fields take their values, so that saving mine does not revert them.
  useEffect(() => {
    const current = error?.code === 'STALE' ? currentOf(error.details) : null;
    if (!current) return;
    const theirs = draftOf(current);
    for (const field of ['status', 'partySize', 'notes', 'products', 'staff', 'askedForStaff', 'tableNumber'] as const)
      if (!dirtyFields[field]) form.setValue(field, theirs[field]);
    if (form.getValues('status') !== 'READY') form.setValue('callUp', false);
  }, [error, dirtyFields, form]);

  /** Saves everything in one change, call-up included. If the plan lacks the call-up, nothing is saved and the form stays. */
  async function write({ callUp, ...draft }: Draft, version: number) {
    const isSaved = await gate.run(async () => {
      await onSave(changeOf(draft, base), version, callUp);
      return true;
    });
    if (!isSaved) return;
    unsaved.allow();
    onClose();
  }
  const saveAs = (version: number) => form.handleSubmit((draft) => attempt(() => write(draft, version)))();
  form.register('partySize', { validate: (value) => partyError(value) ?? true });
  const canSave = mode !== 'nothing' && tab === 'form';
  const actions = canSave ? (
    <FormActions form={formId} submit="Save" isBusy={isBusy} onCancel={onClose} />
  ) : (
    <Button variant="contained" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <DialogFrame title={nameOf(entry)} onClose={onClose} actions={actions} width="sm">
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
            <ErrorAlert error={error} about={nameOf(entry)} onDismiss={dismiss} />
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
          {may('FORM_READ') && <SignedAtCheckIn checkInId={entry.id} timeZone={timeZone} />}
          <ActivityList entry={entry} timeZone={timeZone} onUndo={onUndo} />
          {rights.mayReadCustomers && <CustomerCheckIns customerId={entry.customer.id} />}
        </Stack>
      )}
      <UnsavedDialog unsaved={unsaved} />
    </DialogFrame>
  );
}
