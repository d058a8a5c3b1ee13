import type { RestRow } from './route.js';

export const SITE_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'GET',
    path: '/api/site/get_env',
    errorKey: 'message',
    summary: 'Public environment',
    document:
      'query RestGetEnv { environment { clientUrl localNetworkUrl sandbox supportEmail supportPhone version } }',
    answer: ({ environment }: { environment: unknown }) => environment,
  },
];
