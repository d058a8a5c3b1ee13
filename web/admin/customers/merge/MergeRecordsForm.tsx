import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalOf } from '../../connection/refusal';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { FormDialog } from '../../pieces/FormDialog';
import { Pending } from '../../pieces/Pending';
import { useNotice } from '../../pieces/use-notice';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { nameOf } from '../customer-words';
import { CompareRecords } from './CompareRecords';
import {
  type MergedRecordsFragment,
  useMergeDialog_MergeMutation,
  useMergeDialog_RecordQuery,
} from './merge.generated';
import type { ComparedRecord } from './merged-facts';
import { useUndoMerge } from './use-undo-merge';

interface Props {
  ids: readonly [string, string];
  onMerged: () => void;
  /** To another choice of records. */
  onBack: () => void;
  onClose: () => void;
}

/** How long the notice with Undo stays; the profile has it for a day. */
const undoSeconds = 600;

const mergedWords = ({ kept, merged }: MergedRecordsFragment): string =>
  nameOf(kept) === nameOf(merged)
    ? `Two records of ${nameOf(kept)} are merged.`
    : `${nameOf(merged)} is merged into ${nameOf(kept)}.`;

function useRecord(id: string) {
  const { data, error, refetch } = useMergeDialog_RecordQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const record: ComparedRecord | null = data
    ? { customer: data.customer, checkIns: data.customerProfile.totalCheckIns }
    : null;
  return { record, error, refetch };
}

/** Two records of one person, compared, with the choice of which is kept. */
export function MergeRecordsForm({ ids, onMerged, onBack, onClose }: Props) {
  const one = useRecord(ids[0]);
  const other = useRecord(ids[1]);
  const [keptId, setKeptId] = useState(ids[0]);
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt();
  const [merge] = useMergeDialog_MergeMutation({ refetchQueries: 'active' });
  const notify = useNotice();
  const { undo } = useUndoMerge();
  const records = one.record && other.record && ([one.record, other.record] as const);
  const readAgain = () => Promise.all([one.refetch(), other.refetch()]);

  async function submit() {
    if (!records) return;
    const kept = records.find(({ customer }) => customer.id === keptId) ?? records[0];
    const merged = records.find((record) => record !== kept) ?? records[1];
    let done: MergedRecordsFragment | undefined;
    const isDone = await attempt(async () => {
      const { data } = await merge({
        variables: {
          keepId: kept.customer.id,
          mergeId: merged.customer.id,
          keepVersion: kept.customer.version,
          mergeVersion: merged.customer.version,
        },
      });
      done = data?.mergeCustomers;
    });
    if (!isDone || !done) {
      await readAgain().catch(() => undefined);
      return;
    }
    // A dialog that opens after the notice would hide it from screen readers.
    flushSync(onMerged);
    const both = done;
    notify({ message: mergedWords(both), undo: () => void undo(both), seconds: undoSeconds });
  }
  const failure = one.error ?? other.error;
  const isGone = Boolean(failure) && refusalOf(failure).code === 'NOT_FOUND';
  return (
    <FormDialog
      title="Merge records"
      submit="Merge records"
      width="sm"
      isBusy={isBusy}
      isDisabled={!records || isGone}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      {records && !isGone ? (
        <CompareRecords records={records} keptId={keptId} onKeep={setKeptId} />
      ) : (
        <Pending error={failure} onRetry={readAgain} rows={6} />
      )}
      <Button onClick={onBack} disabled={isBusy} sx={{ alignSelf: 'flex-start' }}>
        Choose another record
      </Button>
    </FormDialog>
  );
}
