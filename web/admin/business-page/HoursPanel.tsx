import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useKeys } from '../../ui/use-keys';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { useAttempt } from '../pieces/use-attempt';
import type { ManageBusinessPage_ContentQuery } from './business-page.generated';
import { CopyHoursDialog } from './CopyHoursDialog';
import { type EditedException, newException } from './exception-values';
import { ExceptionDialog } from './ExceptionDialog';
import { Exceptions } from './Exceptions';
import { HolidaysDialog } from './HolidaysDialog';
import { HourDialog, newHours, type EditedHours } from './HourDialog';
import { Section } from './Section';
import { useHoursActions } from './use-hours-actions';
import { WeeklyHours } from './WeeklyHours';

type Open =
  | { kind: 'hours'; hours: EditedHours }
  | { kind: 'copy'; weekday: number }
  | { kind: 'exception'; exception: EditedException }
  | { kind: 'holidays' };

interface Props {
  hours: ManageBusinessPage_ContentQuery['openingHours'];
  mayEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** Monday to Sunday. */
const order = [1, 2, 3, 4, 5, 6, 0];

/** The hours of every week, and the dates that differ. */
export function HoursPanel({ hours: { weekly, exceptions, timeZone }, mayEdit, onChanged }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const { attempt, error, dismiss } = useAttempt();
  const act = useHoursActions(onChanged, attempt);
  const close = () => setOpen(null);
  const firstFree = order.find((day) => !weekly.some(({ weekday }) => weekday === day)) ?? null;
  const openNew = () => setOpen({ kind: 'hours', hours: newHours(firstFree) });
  useKeys(mayEdit ? { n: openNew } : {});
  const addHours = (
    <Button startIcon={<AddIcon />} onClick={openNew}>
      Add Hours
    </Button>
  );
  const addExceptions = (
    <>
      <Button onClick={() => setOpen({ kind: 'holidays' })}>US Holidays</Button>
      <Button startIcon={<AddIcon />} onClick={() => setOpen({ kind: 'exception', exception: newException })}>
        Add Exception
      </Button>
    </>
  );
  /** What a dialog edits, as it is now; as it was if somebody deleted it. */
  const latest = <Edited extends { id: string | null }>(edited: Edited, all: readonly Edited[]): Edited =>
    all.find(({ id }) => id === edited.id) ?? edited;
  return (
    <Stack sx={{ gap: 7 }}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      <Section title="Weekly hours" actions={mayEdit && addHours}>
        <WeeklyHours
          weekly={weekly}
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
      <Section title="Exceptions" actions={mayEdit && addExceptions}>
        <Exceptions
          exceptions={exceptions}
          actions={
            mayEdit
              ? {
                  onEdit: (exception) => setOpen({ kind: 'exception', exception }),
                  onDelete: (exception) => void act.deleteException(exception),
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
          onSave={act.saveException}
          onClose={close}
        />
      )}
      {open?.kind === 'holidays' && (
        <HolidaysDialog
          timeZone={timeZone}
          taken={exceptions.map(({ date }) => date)}
          onAdd={(input) => act.saveException(input, 0)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
