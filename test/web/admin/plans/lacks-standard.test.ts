import { expect, test } from '@jest/globals';
import { Plan } from '../../../../entities/Plan';
import { planHas } from '../../../../server/core/access/plans';
import { lacksStandard } from '../../../../web/admin/plans/lacks-standard';

test.each(Object.keys(Plan) as (keyof typeof Plan)[])('the pages know of %s what the server says', (name) => {
  expect(lacksStandard(name)).toBe(!planHas(Plan[name], 'catalogue'));
  expect(lacksStandard(name)).toBe(!planHas(Plan[name], 'staff'));
});
