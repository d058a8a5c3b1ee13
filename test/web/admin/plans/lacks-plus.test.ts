import { expect, test } from '@jest/globals';
import { Plan } from '../../../../entities/Plan';
import { planHas } from '../../../../server/core/access/plans';
import { lacksPlus } from '../../../../web/admin/plans/lacks-plus';

test.each(Object.keys(Plan) as (keyof typeof Plan)[])('the calendar knows of %s what the server says', (name) => {
  expect(lacksPlus(name)).toBe(!planHas(Plan[name], 'booking'));
});
