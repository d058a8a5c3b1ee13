import type { RestRow } from './route.js';

export const ACCOUNT_ROWS: readonly RestRow[] = [];
