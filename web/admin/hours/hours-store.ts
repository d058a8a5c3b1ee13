import type { OpeningRangeInput, SeenHoursInput } from '../../schema.generated';
import type { ExceptionInput } from './exception-values';

/** The calls that change the hours of a business, or of a staff member. */
export interface HoursStore {
  add: (input: OpeningRangeInput) => Promise<unknown>;
  update: (id: string, input: OpeningRangeInput, version: number) => Promise<unknown>;
  remove: (ids: string[]) => Promise<unknown>;
  /** Answers with the hours of the week. */
  copy: (
    fromWeekday: number,
    toWeekdays: number[],
    seen: SeenHoursInput[],
  ) => Promise<readonly { id: string; weekday: number }[]>;
  setException: (input: ExceptionInput, version: number, id: string | null) => Promise<unknown>;
  removeException: (id: string) => Promise<unknown>;
}
