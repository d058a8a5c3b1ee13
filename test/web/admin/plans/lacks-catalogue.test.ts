import { expect, test } from '@jest/globals';
import { Plan } from '../../../../entities/Plan';
import { planHas } from '../../../../server/core/access/plans';
import { lacksCatalogue } from '../../../../web/admin/plans/lacks-catalogue';

test.each(Object.keys(Plan) as (keyof typeof Plan)[])('the page knows of %s what the server says', (name) =>
  expect(lacksCatalogue(name)).toBe(!planHas(Plan[name], 'catalogue')),
);
