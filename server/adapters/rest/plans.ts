import { RestComparePlanDocument } from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { textOf } from './shapes.js';

export const PLAN_ROWS: readonly RestRow[] = [
  row(RestComparePlanDocument, {
    method: 'POST',
    path: '/api/business/compare-valid-plan',
    errorKey: 'errorInvalidPlan',
    summary: 'Whether the plan allows an action',
    parameters: ['action'],
    variables: ({ body }) => ({ action: textOf(body['action']) }),
    answer: ({ comparePlan }) => ({ action: comparePlan }),
  }),
];
