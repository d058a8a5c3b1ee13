import type { RestRow } from './route.js';

export const CHECK_IN_ROWS: readonly RestRow[] = [];
