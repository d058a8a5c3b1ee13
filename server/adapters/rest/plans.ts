import type { RestRow } from './route.js';

export const PLAN_ROWS: readonly RestRow[] = [
  {
    kind: 'operation',
    method: 'POST',
    path: '/api/business/compare-valid-plan',
    errorKey: 'errorInvalidPlan',
    summary: 'Whether the plan includes what an action needs',
    parameters: ['action'],
    document: 'mutation RestComparePlan($action: PlanAction!) { comparePlan(action: $action) }',
    variables: ({ body }) => ({ action: String(body['action'] ?? '') }),
    answer: ({ comparePlan }: { comparePlan: string }) => ({ action: comparePlan }),
  },
];
