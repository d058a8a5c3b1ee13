import type { RestRow } from './route.js';

export const PERSON_ROWS: readonly RestRow[] = [];
