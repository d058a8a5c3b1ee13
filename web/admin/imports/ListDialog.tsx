import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useViewer } from '../accounts/use-viewer';
import { mayPass } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { PlanWarning } from '../plans/PlanWarning';
import { ChooseList } from './ChooseList';
import { droppedOf } from './dropped-values';
import { FaultyRows } from './FaultyRows';
import { ImportProgress } from './ImportProgress';
import { ImportSummary } from './ImportSummary';
import type { ListKind, NumberedRow } from './list-kind';
import { ListPreview } from './ListPreview';
import { useImport } from './use-import';
import { useList } from './use-list';

interface Props<Field extends string, Input extends NumberedRow> {
  kind: ListKind<Field, Input>;
  onChanged: () => void;
  onClose: () => void;
}

/** A list is imported: choose a file, look at it, send it, and undo it where that was a mistake. */
export function ListDialog<Field extends string, Input extends NumberedRow>(props: Props<Field, Input>) {
  const { kind, onChanged, onClose } = props;
  const { count, title } = kind.words;
  const businessId = useViewer().viewer?.business.id ?? '';
  const list = useList(kind);
  const { phase, sent, leftOut, gate, error, dismiss, ...run } = useImport(kind, businessId, list.refuse);
  const rows = run.resumed ?? list.ready;
  const left = rows.filter(({ row }) => !sent.has(row) && !run.refused.has(row)).length;
  const isSending = phase === 'sending';
  function send() {
    list.stopComparing();
    run.start(rows, list.file);
  }
  const canRetry = error !== null && mayPass(error);
  function close() {
    if (sent.size > 0 || run.unanswered > 0) onChanged();
    onClose();
  }
  function chooseAnother() {
    if (sent.size > 0 || run.unanswered > 0) onChanged();
    run.reset();
    dismiss();
    list.forget();
  }
  const isChecking = list.list !== null && phase === 'check';
  const actions = {
    check: isChecking ? (
      <>
        <Button color="inherit" onClick={chooseAnother}>
          Other file
        </Button>
        <Button variant="contained" disabled={left === 0} onClick={send}>
          {left === 0 ? 'Import' : `Import ${count(left)}`}
        </Button>
      </>
    ) : (
      <Button color="inherit" onClick={close}>
        Cancel
      </Button>
    ),
    sending: (
      <Button color="inherit" onClick={run.stop}>
        Stop
      </Button>
    ),
    paused: (
      <Button color="inherit" onClick={run.stop}>
        Stop
      </Button>
    ),
    done: (
      <>
        {left > 0 && (
          <Button color="inherit" onClick={send}>
            {`Import the other ${left.toLocaleString('en-US')}`}
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          Close
        </Button>
      </>
    ),
  }[phase];
  return (
    <DialogFrame title={title} width="md" onClose={close} isLocked={isSending} actions={actions}>
      <Stack sx={{ gap: 5 }}>
        <ErrorAlert error={error} onDismiss={dismiss} onRetry={canRetry && phase === 'paused' ? send : null} />
        <PlanWarning gate={gate} />
        {list.list === null && phase === 'check' && (
          <ChooseList
            kind={kind}
            isReading={list.isReading}
            businessId={businessId}
            problem={list.problem}
            onDismiss={list.dismiss}
            onFiles={list.choose}
            onContinue={run.resume}
            onUndone={onChanged}
          />
        )}
        {isChecking && (
          <>
            <ListPreview
              kind={kind}
              isChecked={list.isChecked}
              matches={list.matches}
              name={list.name}
              list={list.list!}
              columns={list.columns}
              readyCount={list.ready.length}
              wrongCount={list.wrongCount}
              lessCount={list.lessening.length}
              repeatedCount={list.repeatedCount}
              skipsRepeated={list.skipsRepeated}
              onSkip={list.setSkipsRepeated}
              onColumn={list.setColumn}
            />
            <FaultyRows
              title="Rows with errors"
              kind={kind}
              rows={list.faulty.filter(({ isLess }) => !isLess)}
              onMend={list.mend}
            />
            <FaultyRows
              title="Rows that come in without a value"
              kind={kind}
              rows={list.faulty.filter(({ isLess }) => isLess)}
              onMend={list.mend}
            />
          </>
        )}
        {(isSending || phase === 'paused') && <ImportProgress sent={sent.size} total={rows.length} count={count} />}
        {phase === 'done' && (
          <ImportSummary
            kind={kind}
            businessId={businessId}
            importId={run.importId}
            added={sent.size - leftOut.size}
            skipped={list.wrongCount + run.refused.size}
            repeated={leftOut.size + list.leftOutCount}
            unanswered={run.unanswered}
            left={left - run.unanswered}
            dropped={droppedOf(list.lessening, run.dropped, (row) => sent.has(row) && !leftOut.has(row))}
            onUndone={onChanged}
          />
        )}
      </Stack>
    </DialogFrame>
  );
}
