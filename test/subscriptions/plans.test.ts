import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { useWorld } from '../world/use-world.js';
import { ComparePlan, Plans } from './plans.generated.js';

const world = useWorld({ business: false });

describe('the price list', () => {
  test('anybody reads the four plans in their order, a year for ten months', async () => {
    const { plans } = await world.anonymous.must(Plans);
    const features = expect.arrayContaining([expect.any(String)]);
    expect(plans).toEqual([
      { plan: 'BASIC', name: 'Basic', monthlyPrice: '9.99', yearlyPrice: '99.90', texts: 0, features },
      { plan: 'STANDARD', name: 'Standard', monthlyPrice: '19.99', yearlyPrice: '199.90', texts: 1000, features },
      { plan: 'PLUS', name: 'Plus', monthlyPrice: '27.99', yearlyPrice: '279.90', texts: 1500, features },
      { plan: 'BUSINESS', name: 'Business', monthlyPrice: '99.99', yearlyPrice: '999.90', texts: 5000, features },
    ]);
  });
});

test.each([
  ['HANDLE_CALL_UP_STATUS', 'Texts and calls to customers, Call Up among them, are part of the Standard plan.'],
  ['TOGGLE_SMART_SMS', 'Marketing is part of the Business plan.'],
] as const)('a business without a plan is told which one has %s', async (action, message) => {
  const { owner } = await world.aBusiness({ plan: Plan.NONE });
  expect((await owner.ask(ComparePlan, { action })).errors![0]!.message).toBe(message);
});

describe('whether a plan includes an action', () => {
  test.each([
    ['HANDLE_CALL_UP_STATUS', [Plan.STANDARD, Plan.PLUS, Plan.BUSINESS]],
    ['HANDLE_TEXT_CHECKIN_NOTIFICATION', [Plan.STANDARD, Plan.PLUS, Plan.BUSINESS]],
    ['CUSTOMER_FILTER_TABLE', [Plan.BUSINESS]],
    ['TOGGLE_SMART_SMS', [Plan.BUSINESS]],
  ] as const)('%s', async (action, enough) => {
    for (const plan of Object.values(Plan)) {
      const { owner } = await world.aBusiness({ plan });
      const { data, errors } = await owner.ask(ComparePlan, { action });
      expect({ plan, answer: data?.comparePlan ?? errors![0]!.extensions.code }).toEqual({
        plan,
        answer: (enough as readonly Plan[]).includes(plan) ? action : 'INVALID_PLAN',
      });
    }
  });
});
