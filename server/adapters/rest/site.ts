import { RestGetEnvDocument } from './documents.generated.js';
import { row, type RestRow } from './route.js';

export const SITE_ROWS: readonly RestRow[] = [
  row(RestGetEnvDocument, {
    method: 'GET',
    path: '/api/site/get_env',
    errorKey: 'message',
    summary: 'Public environment',
    answer: ({ environment }) => environment,
  }),
];
