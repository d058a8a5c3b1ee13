import type { RestRow } from './route.js';

export const CHECK_IN_APP_ROWS: readonly RestRow[] = [];
