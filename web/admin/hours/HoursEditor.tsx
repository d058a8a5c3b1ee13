import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useKeys } from '../../ui/use-keys';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Section } from '../pieces/Section';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { CopyHoursDialog } from './CopyHoursDialog';
import { type EditedException, exceptionInput, exceptionValues, newException } from './exception-values';
import { ExceptionDialog } from './ExceptionDialog';
import { Exceptions } from './Exceptions';
import { HourDialog, newHours, type EditedHours } from './HourDialog';
import type { DateExceptionFragment, WeeklyRangeFragment } from './hours.generated';
import type { HoursStore } from './hours-store';
import type { HoursWords } from './hours-words';
import { useHoursActions } from './use-hours-actions';
import { weekOrder } from './week-words';
import { WeeklyHours } from './WeeklyHours';

type Open =
  | { kind: 'hours'; hours: EditedHours }
  | { kind: 'copy'; weekday: number }
  | { kind: 'exception'; exception: EditedException };

interface Props {
  weekly: readonly WeeklyRangeFragment[];
  exceptions: readonly DateExceptionFragment[];
  words: HoursWords;
  store: HoursStore;
  mayEdit: boolean;
  /** More buttons beside that for an exception. */
  exceptionButtons?: ReactNode;
  onChanged: () => Promise<unknown>;
}

/** What a dialog edits, as it is now; as it was if somebody deleted it. */
const latest = <Edited extends { id: string | null }>(edited: Edited, all: readonly Edited[]): Edited =>
  all.find(({ id }) => id === edited.id) ?? edited;

/** The hours of every week, and the dates that differ. */
export function HoursEditor({ weekly, exceptions, words, store, mayEdit, exceptionButtons, onChanged }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const { attempt, gate, error, dismiss } = useGatedAttempt();
  const act = useHoursActions(store, onChanged, attempt);
  const close = () => setOpen(null);
  const firstFree = weekOrder.find((day) => !weekly.some(({ weekday }) => weekday === day)) ?? null;
  const openNew = () => setOpen({ kind: 'hours', hours: newHours(firstFree) });
  useKeys(mayEdit ? { n: openNew } : {});
  const addHours = (
    <Button startIcon={<AddIcon />} onClick={openNew}>
      Add Hours
    </Button>
  );
  const addExceptions = (
    <>
      {exceptionButtons}
      <Button startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'exception', exception: newException })}>
        {words.addException}
      </Button>
    </>
  );
  return (
    <Stack sx={{ gap: 7 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <PlanWarning gate={gate} />
      <Section title="Weekly hours" actions={mayEdit && addHours}>
        <WeeklyHours
          weekly={weekly}
          noHours={words.noHours}
          actions={
            mayEdit
              ? {
                  onEdit: (hours) => setOpen({ kind: 'hours', hours }),
                  onDelete: (range) => void act.deleteHours(range),
                  onCopy: (weekday) => setOpen({ kind: 'copy', weekday }),
                }
              : null
          }
        />
      </Section>
      <Section title={words.exceptions} actions={mayEdit && addExceptions}>
        <Exceptions
          exceptions={exceptions}
          title={words.exceptions}
          closed={words.closed}
          actions={
            mayEdit
              ? {
                  onEdit: (exception) => setOpen({ kind: 'exception', exception }),
                  onDelete: (exception) =>
                    void act.deleteException(exception, exceptionInput(exceptionValues(exception), words)),
                }
              : null
          }
        />
      </Section>
      {open?.kind === 'hours' && (
        <HourDialog
          hours={latest<EditedHours>(open.hours, weekly)}
          onSave={(input, version) => act.saveHours(open.hours.id, input, version)}
          onClose={close}
        />
      )}
      {open?.kind === 'copy' && (
        <CopyHoursDialog
          weekday={open.weekday}
          weekly={weekly}
          onCopy={(weekdays) => act.copyHours(open.weekday, weekdays, weekly)}
          onClose={close}
        />
      )}
      {open?.kind === 'exception' && (
        <ExceptionDialog
          exception={latest<EditedException>(open.exception, exceptions)}
          words={words}
          onSave={act.saveException}
          onClose={close}
        />
      )}
    </Stack>
  );
}
