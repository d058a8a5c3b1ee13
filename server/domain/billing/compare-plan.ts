import { registerEnumType } from 'type-graphql';
import type { Feature } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { requireFeature } from '../../core/access/require-permission.js';

export enum PlanAction {
  CUSTOMER_FILTER_TABLE = 'CUSTOMER_FILTER_TABLE',
  TOGGLE_SMART_SMS = 'TOGGLE_SMART_SMS',
  HANDLE_CALL_UP_STATUS = 'HANDLE_CALL_UP_STATUS',
  HANDLE_TEXT_CHECKIN_NOTIFICATION = 'HANDLE_TEXT_CHECKIN_NOTIFICATION',
}

registerEnumType(PlanAction, {
  name: 'PlanAction',
  description: 'An action that needs a plan.',
  valuesConfig: {
    CUSTOMER_FILTER_TABLE: { description: 'Filtering customers for marketing.' },
    TOGGLE_SMART_SMS: { description: 'Switching Smart SMS on.' },
    HANDLE_CALL_UP_STATUS: { description: 'Calling a party up.' },
    HANDLE_TEXT_CHECKIN_NOTIFICATION: { description: 'Texting a party.' },
  },
});

const NEEDS: Record<PlanAction, Feature> = {
  CUSTOMER_FILTER_TABLE: 'marketing',
  TOGGLE_SMART_SMS: 'marketing',
  HANDLE_CALL_UP_STATUS: 'call-up',
  HANDLE_TEXT_CHECKIN_NOTIFICATION: 'call-up',
};

/** Returns the action if the plan allows it. Throws INVALID_PLAN with `details.feature`. */
export function comparePlan(context: Context, action: PlanAction): PlanAction {
  requireFeature(context.viewer, NEEDS[action]);
  return action;
}
