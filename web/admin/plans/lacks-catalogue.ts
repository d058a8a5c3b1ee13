import type { Plan } from '../../schema.generated';

/** Whether the server refuses what the catalogue needs; a test holds this to its table of plans. */
export const lacksCatalogue = (plan: Plan): boolean => plan === 'NONE' || plan === 'BASIC';
