import { type ReactNode, useState } from 'react';
import type { AddAppointmentInput } from '../../../schema.generated';
import { refusalOf } from '../../connection/refusal';
import { type Choices, decisionsOf, type Plan } from './plan-choices';
import {
  type SeriesPlan_AddMutation,
  useSeriesPlan_AddMutation,
  useSeriesPlan_PlanLazyQuery,
} from './series.generated';
import { SeriesPlanDialog } from './SeriesPlanDialog';

type Added = SeriesPlan_AddMutation['addAppointmentSeries'];

interface Asked {
  plan: Plan;
  isEvent: boolean;
  isLate: boolean;
  answer: (choices: Choices | null) => void;
}

interface SeriesPlans {
  /** Shows what is in the way of a series, and adds it as it is decided; null where nothing is to be added. Throws what is refused, but a time that is taken meanwhile. */
  add: (appointment: AddAppointmentInput, rule: string) => Promise<Added | null>;
  /** To render beside the form. */
  report: ReactNode;
}

const none: Choices = new Map();

/** Adds a series after its report. */
export function useSeriesPlan(timeZone: string): SeriesPlans {
  const [readPlan] = useSeriesPlan_PlanLazyQuery({ fetchPolicy: 'no-cache' });
  const [send] = useSeriesPlan_AddMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [choices, setChoices] = useState<Choices>(none);
  const [isBusy, setBusy] = useState(false);

  async function planOf(appointment: AddAppointmentInput, rule: string): Promise<Plan> {
    const { data, error } = await readPlan({ variables: { input: { appointment, rule } } });
    if (!data) throw error;
    return data.seriesPlan;
  }
  /** Null where it was taken meanwhile. */
  async function tryAdding(appointment: AddAppointmentInput, rule: string, plan: Plan, chosen: Choices) {
    setBusy(true);
    try {
      const { data } = await send({ variables: { input: { appointment, rule, ...decisionsOf(plan, chosen) } } });
      return data!.addAppointmentSeries;
    } catch (failure) {
      if (refusalOf(failure).code === 'SLOT_TAKEN') return null;
      throw failure;
    } finally {
      setBusy(false);
    }
  }

  return {
    async add(appointment, rule) {
      setChoices(none);
      try {
        for (let isLate = false; ; isLate = true) {
          const plan = await planOf(appointment, rule);
          const isEvent = appointment.isEvent ?? false;
          const chosen = await new Promise<Choices | null>((answer) => setAsked({ plan, isEvent, isLate, answer }));
          const added = chosen && (await tryAdding(appointment, rule, plan, chosen));
          if (!chosen || added) return added;
        }
      } finally {
        setAsked(null);
      }
    },
    report: asked && (
      <SeriesPlanDialog
        plan={asked.plan}
        choices={choices}
        isEvent={asked.isEvent}
        timeZone={timeZone}
        isBusy={isBusy}
        isLate={asked.isLate}
        onChoose={(date, choice) => setChoices(new Map([...choices, [date, choice]]))}
        onConfirm={() => asked.answer(choices)}
        onClose={() => asked.answer(null)}
      />
    ),
  };
}
