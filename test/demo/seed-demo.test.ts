import { expect, test } from '@jest/globals';
import { demoState, seedDemo } from '../../server/demo/seed-demo.js';
import { pageOf } from '../business-page/page-steps.js';
import { FindBusinessPage } from '../businesses/businesses.generated.js';
import { PublicCatalogue } from '../catalogue/catalogue.generated.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ business: false });

test('a demo that is refused says so with the code, on which a start that tries again depends', async () => {
  const { schema, dependencies } = world.app;
  await seedDemo(schema, dependencies);
  await expect(seedDemo(schema, dependencies)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringMatching(/^The demo could not be made: ./),
  });
});

test('a demo is complete once its mark is written, and leaves no tries behind', async () => {
  const { schema, dependencies } = world.app;
  expect(await demoState(dependencies)).toBe('missing');
  await seedDemo(schema, dependencies);
  expect(await demoState(dependencies)).toBe('complete');
  expect(await world.rows(null, `select key from rate_limit where key like '%demo%'`)).toEqual([]);
  const businesses = await world.rows<{ id: string; plan: string }>(
    null,
    `select b.id, b.plan from business b join membership m on m.business_id = b.id
     join account a on a.id = m.account_id where a.email_key = 'demo@greeter.example'`,
  );
  expect(businesses.map(({ plan }) => plan)).toEqual(['business']);
  const marks = `select actor, action from audit_log where actor = 'demo'`;
  expect(await world.rows(businesses[0]!.id, marks)).toEqual([{ actor: 'demo', action: 'made' }]);
  const shown = await world.anonymous.must(PublicCatalogue, { businessId: businesses[0]!.id });
  const categories = shown.publicCatalogue.items.map(({ category }) => category?.name);
  expect([categories.length, [...new Set(categories)]]).toEqual([
    14,
    ['Hair', 'Color', 'Beard & brows', 'To take home'],
  ]);
  const staff = await world.rows(
    businesses[0]!.id,
    `select first_name, role, (select count(*)::int from business_hour h where h.staff_id = s.id) as hours,
            (select sum(days)::int from hours_exception e where e.staff_id = s.id) as days_off from staff s order by role`,
  );
  expect(staff).toEqual([
    { first_name: 'Rosa', role: 1, hours: 0, days_off: null },
    { first_name: 'Bea', role: 2, hours: 4, days_off: null },
    { first_name: 'Cleo', role: 3, hours: 5, days_off: null },
    { first_name: 'Theo', role: 4, hours: 4, days_off: 7 },
  ]);
  const known = await world.rows(
    businesses[0]!.id,
    `select count(*)::int as customers, count(birth_month)::int as birthdays, (count(*) filter (where tags <> '{}'))::int as tagged from customer`,
  );
  expect(known).toEqual([{ customers: expect.any(Number), birthdays: 7, tagged: 8 }]);
  const forms = await world.rows(
    businesses[0]!.id,
    'select f.name from form f join form_version v on v.form_id = f.id where f.template_id is not null order by f.name',
  );
  expect(forms).toEqual([{ name: 'Photo and video consent' }, { name: 'Salon service consent' }]);
  const appointments = await world.rows(
    businesses[0]!.id,
    `select count(*)::int as all, (count(*) filter (where status = 'event'))::int as events,
            count(distinct customer_id) > 20 as has_many_customers, bool_or(overruling) as overrules,
            bool_and(created_at < starts_at and created_at <= now_of.now) as in_time,
            count(*) filter (where starts_at > now_of.now and flag = 'confirmed') > 20 as has_coming,
            count(*) filter (where starts_at < now_of.now and flag = 'confirmed') > 30 as has_past,
            bool_or(flag = 'canceled') as has_canceled, bool_or(flag = 'no-show' and starts_at < now_of.now) as has_no_show,
            bool_or(flag = 'no-show' and starts_at > now_of.now) as has_wrong_no_show
     from appointment cross join (select $1::timestamptz as now) now_of`,
    [world.clock.now()],
  );
  expect(appointments).toEqual([
    {
      all: expect.any(Number),
      events: 10,
      has_many_customers: true,
      overrules: false,
      in_time: true,
      has_coming: true,
      has_past: true,
      has_canceled: true,
      has_no_show: true,
      has_wrong_no_show: false,
    },
  ]);
  const online = await world.rows(
    businesses[0]!.id,
    `select (select count(*)::int from appointment where status = 'booked' and flag = 'requested' and starts_at > $1) as requests,
            (select count(*)::int from standby where verified_at is not null and ended_at is null and ends_at > $1
               and from_minute % 30 = 0 and from_minute >= 570) as waiting,
            (select count(*)::int from standby_offer) as offers, (select count(*)::int from calendar_feed) as feeds,
            (select count(*)::int from booking_hold where appointment_id is null) as holds`,
    [world.clock.now()],
  );
  expect(online).toEqual([{ requests: 2, waiting: 2, offers: 0, feeds: 1, holds: 0 }]);
  const { findBusinessPage } = await world.anonymous.must(FindBusinessPage, { vanityName: 'demo-salon' });
  expect(findBusinessPage.businessId).toBe(businesses[0]!.id);
  expect(await pageOf(world.anonymous, businesses[0]!.id)).toMatchObject({
    about: expect.stringContaining('Randolph Street'),
    weekly: { length: 6 },
    exceptions: [{ name: 'Juneteenth', ranges: [] }, { name: 'Independence Day' }],
    policies: [{ name: 'If you cannot come' }, { name: 'Patch tests' }],
    joinsFromAfar: true,
    hasCatalogue: true,
    line: { parties: expect.any(Number) },
  });
});
