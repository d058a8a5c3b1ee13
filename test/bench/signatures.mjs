// W8: a page of 50 of 1,000,000 signed forms of one business, by a name and days, latest first.
import assert from 'node:assert/strict';
import { afternoonZone, LARGE, SIZES } from './data.mjs';
import { load } from './measure.mjs';
import { adminHeaders, ask, askLimit, BROWSER, inTurn } from './works.mjs';

const COUNT = 1_000_000;
/** Each is found in one of 90 names. */
const SEARCHES = ['first11', 'first22', 'first33', 'first44', 'first55', 'first66', 'first77', 'first88'];
const id = (n) => `((${LARGE})::bigint << 32 | (${n}))`;
const LAST = ['Okafor', 'Bianchi', 'Raman', 'Diallo', 'Reyes', 'Tanaka', 'Brooks', 'Costa', 'Levy', 'Clark'];
/** Everybody signs again and again, one form every 150 seconds: 4.75 years in all. */
const SIGNER = `(1 + n::bigint * 7919 % ${SIZES.customers})`;
const name = `'First' || ${SIGNER} || ' ' || (array[${LAST.map((one) => `'${one}'`)}])[1 + ${SIGNER} % 10] || ${SIGNER}`;

const SEED = `
  insert into form (business_id, id, name, content, created_at)
    select ${LARGE}, ${id('500 + n')}, 'Form ' || n, '<p>Text</p>', now() - interval '6 years' from generate_series(1, 20) n;
  insert into form_version (business_id, id, form_id, number, name, content, fields, signature_required, sha256, created_at, created_by)
    select ${LARGE}, ${id('500 + n')}, ${id('500 + n')}, 1, 'Form ' || n, '<p>Text</p>', '[]', true, repeat('0', 64), now() - interval '6 years', 'greeter' from generate_series(1, 20) n;
  drop index signature_search;
  insert into signature (business_id, id, seq, submission_key, code, form_id, form_version_id, customer_id, kind, place, language, consent, business_name, time_zone, signed_at, received_at,
      signer_name, answers, address, user_agent, salt, search_name, digest, previous_hash, hash)
    select ${LARGE}, ${id('n')}, n, 'key-' || n, 'code-' || n, ${id('501 + n % 20')}, ${id('501 + n % 20')}, ${id(SIGNER)}, 'typed', 'kiosk', 'en', 'I agree', 'Salon', 'UTC', at, at,
      ${name}, '[]', '192.0.2.1', 'Mozilla/5.0', repeat('0', 32), ' ' || lower(${name}), repeat('0', 64), repeat('0', 64), repeat('0', 64)
    from generate_series(1, ${COUNT}) n cross join lateral (select now() - (${COUNT} - n) * interval '150 seconds' as at) signed;
  create index signature_search on signature using gin (business_id, search_name extensions.gin_trgm_ops);
`;

const DAY_MS = 86_400_000;
/** A quarter that ended a month ago. */
const dayAt = (days) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const DAYS = { from: dayAt(120), to: dayAt(30) };
/** Midnight by the clock of the business. */
const midnight = (day, add = 0) => {
  const hours = Number(/[+-]\d+$/.exec(afternoonZone())?.[0] ?? 0);
  return new Date(Date.parse(day) + add * DAY_MS + hours * 3_600_000).toISOString();
};
const RANGE = { since: midnight(DAYS.from), before: midnight(DAYS.to, 1) };

const bodyOf = ({ checkout }, search) => checkout.body('SignedPage_List', { search, formId: null, ...DAYS });

export const signaturesWork = {
  document: 'SignedPage_List',
  async prepare({ database }) {
    await database.superuser.query(SEED);
    await database.superuser.query('vacuum analyze signature, form, form_version');
  },
  app(parts) {
    const headers = adminHeaders(parts, LARGE);
    const next = inTurn(SEARCHES.map((search) => bodyOf(parts, search)));
    return load({
      ...parts.load,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      next: () => ({ headers, body: next() }),
    });
  },
  limit(parts) {
    const next = inTurn(SEARCHES.map((search) => JSON.stringify({ search, ...RANGE })));
    return load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/signatures`,
      next: () => ({ headers: BROWSER, body: next() }),
    });
  },
  once: (parts) => ask(parts, adminHeaders(parts, LARGE), bodyOf(parts, SEARCHES[0])),
  async assertSame(parts) {
    for (const search of SEARCHES) {
      const { signatures } = await ask(parts, adminHeaders(parts, LARGE), bodyOf(parts, search));
      const same = await askLimit(parts, '/signatures', { search, ...RANGE });
      assert.equal(signatures.items.length, 50, search);
      const bare = (value) =>
        JSON.parse(JSON.stringify(value, (key, part) => (key === '__typename' ? undefined : part)));
      assert.deepEqual(
        bare(signatures.items).map((item) => ({ ...item, signedAt: Date.parse(item.signedAt) })),
        same.items.map((item) => ({ ...item, signedAt: Date.parse(item.signedAt) })),
      );
    }
  },
};
