import type { Plan } from '../../schema.generated';
import { lacksStandard } from './lacks-standard';

/** Whether the server refuses what needs the Plus plan, such as writing in the calendar; a test holds this to its table of plans. */
export const lacksPlus = (plan: Plan): boolean => lacksStandard(plan) || plan === 'STANDARD';
