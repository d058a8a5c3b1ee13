import type { Plan } from '../../schema.generated';

/** Whether the server refuses what needs the Standard plan, such as the catalogue or the staff; a test holds this to its table of plans. */
export const lacksStandard = (plan: Plan): boolean => plan === 'NONE' || plan === 'BASIC';
