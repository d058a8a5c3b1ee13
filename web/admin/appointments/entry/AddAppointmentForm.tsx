import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { customerOf } from '../../customers/select/chosen-customer';
import { ChoiceField } from '../../pieces/ChoiceField';
import { ErrorAlert } from '../../pieces/ErrorAlert';
import { FormDialog } from '../../pieces/FormDialog';
import { UnsavedDialog } from '../../pieces/UnsavedDialog';
import { useNotice } from '../../pieces/use-notice';
import { useUnsaved } from '../../pieces/use-unsaved';
import { formsOf } from '../../forms/select/chosen-forms';
import { PlanWarning } from '../../plans/PlanWarning';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { RepeatField } from '../series/RepeatField';
import { noRepeat, type RepeatDraft, ruleOf } from '../series/repeat-draft';
import { useSeriesPlan } from '../series/use-series-plan';
import { type Appointment, nameOf } from '../states';
import { additionOf, type AppointmentDraft } from './appointment-draft';
import { useAddAppointment_AddMutation } from './appointment-form.generated';
import { EntryFields } from './EntryFields';
import { FreeTimes } from './FreeTimes';
import { SendFormsField } from './SendFormsField';
import { silent } from './silent';
import { TellField } from './TellField';
import { useEntry } from './use-entry';
import { useTimeQuestions } from './use-time-questions';

interface Props {
  first: AppointmentDraft;
  opensAsEvent: boolean;
  /** A start that was asked about already, in epoch milliseconds. */
  agreed: number | null;
  interval: number;
  timeZone: string;
  onClose: () => void;
  onAdded: (id: string) => void;
}

const kinds = [
  ['appointment', 'Appointment'],
  ['event', 'Event'],
] as const;

/** A new appointment of a customer, or an event, which blocks time. */
export function AddAppointmentForm({ first, opensAsEvent, agreed, interval, timeZone, onClose, onAdded }: Props) {
  const form = useForm<AppointmentDraft>({ defaultValues: first });
  const [isEvent, setEvent] = useState(opensAsEvent);
  const [tells, setTells] = useState(true);
  const [sends, setSends] = useState(false);
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form);
  const [add] = useAddAppointment_AddMutation();
  const notify = useNotice();
  const repeat = useForm<RepeatDraft>({ defaultValues: noRepeat });
  const series = useSeriesPlan(timeZone);
  const unsaved = useUnsaved(form.formState.isDirty || repeat.formState.isDirty);
  const { save, freeTimes, forgetTimes, questions } = useTimeQuestions(timeZone);
  const { entry, outsideOf, startAt } = useEntry({ form, isEvent, timeZone, interval, startDate: null });

  const customer = isEvent ? null : customerOf(entry.draft.customer);
  const repeats = useWatch({ control: repeat.control, compute: (draft: RepeatDraft) => draft.kind !== noRepeat.kind });
  const maySend = customer !== null && !repeats && formsOf(entry.draft.forms).length > 0;

  function done(added: Pick<Appointment, 'id' | 'customer' | 'title'>, count: number) {
    const more = count > 1 ? `, ${count} times` : maySend && sends ? ', and the link to the forms is on its way' : '';
    notify({ message: `${nameOf(added)} is in the calendar${more}.` });
    unsaved.allow();
    onAdded(added.id);
  }
  const submit = form.handleSubmit(async (draft) => {
    if (!(await repeat.trigger(undefined, { shouldFocus: true }))) return;
    await attempt(async () => {
      const input = {
        ...additionOf(draft, isEvent, timeZone),
        ...(!isEvent && silent(tells)),
        ...(maySend && sends && { sendsForms: true }),
      };
      const rule = ruleOf(repeat.getValues(), draft.date);
      if (rule) {
        const added = (await series.add(input, rule))?.appointments;
        if (added?.[0]) done(added[0], added.length);
        return;
      }
      const answer = await save(await outsideOf(draft, agreed), (overrules) =>
        add({ variables: { input, overrules } }),
      );
      if (answer?.data) done(answer.data.addAppointment, 1);
    });
  });
  const leave = () => {
    unsaved.allow();
    onClose();
  };
  return (
    <FormDialog
      title={isEvent ? 'New event' : 'New appointment'}
      submit={isEvent ? 'Add event' : 'Add appointment'}
      width="sm"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={() => unsaved.close(leave)}
      after={
        <>
          {questions}
          {series.report}
          <UnsavedDialog unsaved={unsaved} />
        </>
      }
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
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
      <ChoiceField
        label="Kind"
        value={isEvent ? 'event' : 'appointment'}
        choices={kinds}
        onChange={(kind) => {
          setEvent(kind === 'event');
          form.clearErrors();
        }}
      />
      <EntryFields {...entry} />
      {maySend && <SendFormsField customer={customer} isReachable={false} checked={sends} onChange={setSends} />}
      {customer && <TellField customer={customer} isReachable={false} checked={tells} onChange={setTells} />}
      <RepeatField form={repeat} date={entry.draft.date} />
    </FormDialog>
  );
}
