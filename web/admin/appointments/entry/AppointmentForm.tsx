import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useCallback, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNow } from '../../../ui/use-now';
import { useMay } from '../../accounts/use-may';
import { customerOf } from '../../customers/select/chosen-customer';
import { DialogFrame } from '../../pieces/DialogFrame';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { saveOver } from '../../pieces/save-over';
import { StaleComparison } from '../../pieces/StaleComparison';
import { UnsavedDialog } from '../../pieces/UnsavedDialog';
import { latePart } from '../../pieces/late';
import { useNotice } from '../../pieces/use-notice';
import { useUnsaved } from '../../pieces/use-unsaved';
import { currentLike, useVersioned } from '../../pieces/use-versioned';
import { formsOf } from '../../forms/select/chosen-forms';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { mayBeSigned, openForms } from '../open-forms';
import { SeriesFacts, type SeriesPlace } from '../series/SeriesFacts';
import { useSave } from '../series/use-save';
import { useScopeQuestion } from '../series/use-scope-question';
import { type Appointment, nameOf } from '../states';
import { type AppointmentDraft, changesOf, draftOf, type Slot } from './appointment-draft';
import { appointmentLines } from './appointment-words';
import { AppointmentActions } from './AppointmentActions';
import { AppointmentCustomer } from './AppointmentCustomer';
import { AppointmentHistory } from './AppointmentHistory';
import { ArrivalNote } from './ArrivalNote';
import { AppointmentTabs, type EntryTab } from './AppointmentTabs';
import { ChangedElsewhere } from './ChangedElsewhere';
import { EntryFacts } from './EntryFacts';
import { EntryOrigin } from './EntryOrigin';
import { EntryTitle } from './EntryTitle';
import { EntryFields } from './EntryFields';
import { FlagActions } from './FlagActions';
import { FreeTimes } from './FreeTimes';
import { momentOf } from './moments';
import { nextVisit } from './next-visit';
import { SendFormsField } from './SendFormsField';
import { silent } from './silent';
import { TellField } from './TellField';
import { useDeleteAppointment } from './use-delete-appointment';
import { useEntry } from './use-entry';
import { useTimeQuestions } from './use-time-questions';

const AppointmentForms = latePart(() => import('./AppointmentForms'), 'AppointmentForms', {
  failed: 'The forms could not be loaded.',
});

interface Props {
  appointment: Appointment;
  place: SeriesPlace;
  interval: number;
  timeZone: string;
  onClose: () => void;
  /** Opens the form of a new one; null for who may not add any. */
  onBookAgain: ((slot: Slot) => void) | null;
}

/** errorUpdateAppointment: an appointment or event that is there. */
export function AppointmentForm({ appointment, place, interval, timeZone, onClose, onBookAgain }: Props) {
  const may = useMay();
  const formId = useId();
  const [tab, setTab] = useState<EntryTab>('form');
  const isEvent = appointment.status === 'EVENT';
  const mayWrite = may('APPOINTMENT_WRITE');
  const valuesOf = useCallback((entry: Appointment) => draftOf(entry, timeZone), [timeZone]);
  const form = useForm<AppointmentDraft>({ defaultValues: valuesOf(appointment) });
  const { isDirty, dirtyFields } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const { base, stale, take } = useVersioned({ form, latest: appointment, valuesOf, error, dismiss });
  const update = useSave();
  const { askScope, scopeQuestion } = useScopeQuestion();
  const [tells, setTells] = useState(true);
  const [sends, setSends] = useState(false);
  const notify = useNotice();
  const unsaved = useUnsaved(isDirty || sends);
  const deletion = useDeleteAppointment(tells);
  const { save, freeTimes, forgetTimes, questions } = useTimeQuestions(timeZone);
  const startDate = valuesOf(base).date;
  const signedForms = appointment.forms.filter(({ signedAt }) => signedAt).map((one) => one.formId);
  const { entry, outsideOf, startAt } = useEntry({ form, isEvent, timeZone, interval, startDate, signedForms });

  const customer = isEvent ? null : customerOf(entry.draft.customer);
  const maySend = customer !== null && mayBeSigned(appointment, formsOf(entry.draft.forms));
  const isOnline = appointment.status === 'BOOKED';
  const isReachable =
    customer !== null && customer.id === appointment.customer?.id && (isOnline || !!appointment.customer.email);
  const isToCome = (momentOf(entry.draft, timeZone)?.toMillis() ?? 0) > useNow(30_000);
  const isNews = isToCome && (isOnline || !appointment.series) && (mayWrite || may('APPOINTMENT_STATUS'));

  function leave() {
    unsaved.allow();
    onClose();
  }
  function bookAgain() {
    unsaved.allow();
    onBookAgain?.(nextVisit(appointment, { timeZone, now: Date.now() }));
  }
  /** What is sent of the appointment, over what stands there. */
  async function send(mine: AppointmentDraft, over: Appointment) {
    const before = valuesOf(over);
    const input = changesOf(mine, before, { isEvent, timeZone });
    const isMoved = input.startsAt !== undefined || input.parts !== undefined;
    // A start that stays outside of the hours was asked about when it was saved.
    const agreed = input.startsAt === undefined ? Date.parse(over.startsAt) : null;
    const { id, version } = over;
    const scope = await askScope(over, { title: 'Change which ones?', note: 'A new time moves each by as much.' });
    if (!scope) return;
    const answer = await save(isMoved ? await outsideOf(mine, agreed) : [], (overrules) =>
      update({
        id,
        version,
        input: { ...input, ...silent(tells), ...(maySend && sends && { sendsForms: true }) },
        overrules,
        scope,
      }),
    );
    if (!answer) return;
    if (maySend && sends) notify({ message: 'Saved. The link to the forms is on its way.' });
    leave();
  }
  const currentOf = (details: unknown) => currentLike(details, appointment);
  const saveIt = (before: Appointment) =>
    form.handleSubmit((typed) =>
      attempt(() => saveOver(before, { typed, touched: dirtyFields, draftOf: valuesOf, currentOf, send })),
    )();
  async function remove() {
    if (await deletion.remove(appointment, place)) leave();
  }
  function submit(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    void saveIt(base);
  }
  return (
    <DialogFrame
      title={nameOf(appointment)}
      onClose={() => unsaved.close(leave)}
      width="sm"
      actions={
        <AppointmentActions
          name={nameOf(appointment)}
          isEvent={isEvent}
          form={mayWrite && tab === 'form' ? formId : null}
          isBusy={isBusy}
          isDisabled={!isDirty && !(maySend && sends)}
          isDeleting={deletion.isBusy}
          repeats={appointment.series !== null}
          onDelete={may('APPOINTMENT_DELETE') ? remove : null}
          onClose={() => unsaved.close(leave)}
        />
      }
    >
      <AppointmentTabs id={formId} tab={tab} isEvent={isEvent} openForms={openForms(appointment)} onTab={setTab} />
      <Box role="tabpanel" id={`${formId}-form`} aria-labelledby={`${formId}-form-tab`} hidden={tab !== 'form'}>
        <Stack sx={{ gap: 5 }}>
          <ErrorAlert error={deletion.error} onDismiss={deletion.dismiss} />
          <PlanWarning gate={deletion.gate} />
          {mayWrite && <EntryTitle appointment={appointment} timeZone={timeZone} />}
          {appointment.customer && (
            <AppointmentCustomer
              customer={appointment.customer}
              onBookAgain={onBookAgain && (() => unsaved.close(bookAgain))}
            />
          )}
          <SeriesFacts series={appointment.series} place={place} />
          <FlagActions
            appointment={appointment}
            timeZone={timeZone}
            maySet={may('APPOINTMENT_STATUS')}
            tellsCustomer={tells}
          />
          {/* In view before a status is pressed, which acts at once. */}
          {customer && isNews && (
            <TellField customer={customer} isReachable={isReachable} checked={tells} onChange={setTells} />
          )}
          {!isEvent && <ArrivalNote id={appointment.id} timeZone={timeZone} />}
          {mayWrite ? (
            <Stack component="form" id={formId} noValidate onSubmit={submit} sx={{ gap: 5 }}>
              {stale ? (
                <StaleComparison
                  title={`Somebody else changed this ${isEvent ? 'event' : 'appointment'}`}
                  lines={appointmentLines(valuesOf(stale), form.getValues(), { isEvent, timeZone })}
                  isBusy={isBusy}
                  onSaveMine={() => void saveIt(stale)}
                  onTakeTheirs={() => take(stale)}
                />
              ) : (
                <ErrorAlert error={error} onDismiss={dismiss} />
              )}
              {isDirty && !stale && !isBusy && appointment.version > base.version && (
                <ChangedElsewhere
                  lines={appointmentLines(valuesOf(appointment), valuesOf(base), { isEvent, timeZone })}
                />
              )}
              <PlanWarning gate={gate} />
              <FreeTimes
                times={freeTimes}
                timeZone={timeZone}
                onChoose={(time) => {
                  startAt(time);
                  forgetTimes();
                }}
                onDismiss={forgetTimes}
              />
              <EntryFields {...entry} />
              {maySend && (
                <SendFormsField customer={customer} isReachable={isReachable} checked={sends} onChange={setSends} />
              )}
            </Stack>
          ) : (
            <EntryFacts appointment={appointment} timeZone={timeZone} />
          )}
          <EntryOrigin appointment={appointment} timeZone={timeZone} />
        </Stack>
      </Box>
      {tab === 'forms' && (
        <Box role="tabpanel" id={`${formId}-forms`} aria-labelledby={`${formId}-forms-tab`}>
          <AppointmentForms appointment={appointment} timeZone={timeZone} />
        </Box>
      )}
      {tab === 'history' && (
        <Box role="tabpanel" id={`${formId}-history`} aria-labelledby={`${formId}-history-tab`}>
          <AppointmentHistory id={appointment.id} version={appointment.version} timeZone={timeZone} />
        </Box>
      )}
      {questions}
      {scopeQuestion}
      {deletion.question}
      <UnsavedDialog unsaved={unsaved} />
    </DialogFrame>
  );
}
