import type { AddAppointmentSeriesInput } from '../../server/domain/appointments/series/series.inputs.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import type { World } from '../world/World.js';
import { AddAppointmentSeries, ListSeriesMembers, SeriesPlan, type SeriesMemberFragment } from './series.generated.js';

type Appointment = Partial<AddAppointmentSeriesInput['appointment']>;
type Series = Partial<Pick<AddAppointmentSeriesInput, 'rule' | 'skips' | 'overrules'>> & { appointment?: object };

/** What tests of series do. Unless told otherwise a series is half an hour of a customer on four Tuesdays at 10, from 16 June 2026 on. */
export class SeriesSteps extends AppointmentSteps {
  readonly #world: World;

  constructor(world: World) {
    super(world);
    this.#world = world;
  }

  async input({ rule = 'FREQ=WEEKLY;COUNT=4', appointment = {}, ...more }: Series = {}) {
    const { isEvent, customerId }: Appointment = appointment;
    return {
      appointment: {
        startsAt: this.at('10:00'),
        parts: [{ minutes: 30 }],
        ...(!isEvent && !customerId && { customerId: (await this.#world.business.customer()).id }),
        ...appointment,
      },
      rule,
      ...more,
    };
  }

  async askSeries(series: Series = {}, by = this.owner) {
    return by.ask(AddAppointmentSeries, { input: await this.input(series) });
  }

  async addSeries(series: Series = {}) {
    const { data, errors } = await this.askSeries(series);
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.addAppointmentSeries;
  }

  async plan(series: Series = {}) {
    return (await this.owner.must(SeriesPlan, { input: await this.input(series) })).seriesPlan;
  }

  /** What is in the calendar of the year, by start. */
  async all(): Promise<SeriesMemberFragment[]> {
    return (await this.owner.must(ListSeriesMembers)).appointments.items;
  }
}

/** Dates and times by the clock of New York in summer, as in 16 10:00. */
export const starts = (all: readonly { startsAt: string }[]): string[] =>
  all.map(({ startsAt }) => {
    const wall = new Date(Date.parse(startsAt) - 4 * 3_600_000).toISOString();
    return `${wall.slice(5, 10)} ${wall.slice(11, 16)}`;
  });

type Answer = { errors?: { extensions: { code: string; details?: Record<string, unknown> } }[] };
/** Null of what was not refused. */
export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code ?? null;
/** What a refusal names as in the way. */
export const conflictsOf = ({ errors }: Answer) =>
  errors?.[0]?.extensions.details?.['conflicts'] as { appointmentId: string; startsAt: string }[];
