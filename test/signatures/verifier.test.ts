import { beforeEach, describe, expect, test } from '@jest/globals';
import { sha256 } from '../../server/core/sha256.js';
import { transaction } from '../../server/core/database/transaction.js';
import { faultText } from '../../server/domain/signatures/verifier/faults.js';
import type { Read } from '../../server/domain/signatures/verifier/read-slices.js';
import type { Heads } from '../../server/domain/signatures/verifier/verify-business.js';
import { verifySignatures } from '../../server/domain/signatures/verifier/verify-signatures.js';
import { askAsSuperuser } from '../setup/database.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { blanksSignatures, hasPdfVersion, keepsSignatures } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import { aForm, endDay, sign, signed } from './sign-forms.js';

const world = useWorld();
let salon: TestBusiness;
let gym: TestBusiness;

beforeEach(async () => {
  salon = world.business;
  gym = await world.aBusiness({ name: 'Iron Gym' });
  world.clock.set(new Date('2024-06-15T16:00:00Z'));
  for (const business of [salon, gym]) {
    const { versionId } = await aForm(business, `Waiver of ${business.id}`);
    const ann = await business.customer();
    for (let times = 0; times < 3; times += 1) await sign(business, ann.id, signed(versionId, { strokes: '1,2 3,4' }));
    await sign(business, ann.id, signed(versionId), signed(versionId));
  }
  await endDay(world, [salon, gym]);
});

/** As the app sees it, business by business. */
const asApp: Read = (tenant, statement) =>
  transaction(world.app.dependencies.source, { tenant, readOnly: true }, (db) => db.rows(statement));
/** Files that a test put there. */
const stored = new Map<string, Buffer>();
const storage = { get: async (name: string) => stored.get(name) ?? null };
const verify = (backup?: Map<string, Heads>) => verifySignatures(asApp, { now: world.clock.now(), storage, backup });
const faults = async (backup?: Map<string, Heads>) => (await verify(backup)).faults.map(faultText);

test('chains that nobody touched hold, blanked records too', async () => {
  expect(await blanksSignatures(gym)).toBe(5);
  expect(await verify()).toEqual({ businesses: 2, records: 10, versions: 2, files: 0, heads: 2, days: 1, faults: [] });
});

test('the files of a PDF are read: one that is missing or changed is named', async () => {
  const { formId: id } = await aForm(salon, 'House rules');
  const hash = sha256('bytes');
  const picture = {
    file: `${salon.id}-${'a'.repeat(32)}.webp`,
    name: `form/${salon.id}/${'a'.repeat(32)}-preview.webp`,
  };
  await hasPdfVersion(salon, id, { file: 'form/1/a.pdf', sha256: hash, pages: [picture.file] });
  stored.set('form/1/a.pdf', Buffer.from('bytes')).set(picture.name, Buffer.from('bytes'));
  expect(await verify()).toMatchObject({ files: 2, faults: [] });
  stored.set(picture.name, Buffer.from('Bytes'));
  expect(await faults()).toEqual([expect.stringContaining(`${picture.name} of its PDF is not that of its SHA-256`)]);
  stored.delete('form/1/a.pdf');
  expect(await faults()).toEqual([
    expect.stringContaining('form/1/a.pdf of its PDF is not in the storage'),
    expect.stringContaining(picture.name),
  ]);
});

test('what no day of the log holds two days later is named, from its first record on', async () => {
  const ann = await gym.customer();
  const { versionId } = await aForm(gym, 'New');
  await sign(gym, ann.id, signed(versionId), signed(versionId));
  world.clock.forward(47 * 3_600_000);
  expect(await faults()).toEqual([]);
  world.clock.forward(2 * 3_600_000);
  expect(await faults()).toEqual([
    expect.stringContaining(`business ${gym.id}, record 6, form "New": it and what follows are in no day of the log`),
  ]);
  await endDay(world, [gym]);
  expect(await faults()).toEqual([]);
});

test('what is signed while they are looked at is no fault', async () => {
  const ann = await salon.customer();
  let meanwhile = 0;
  const read: Read = async (tenant, statement) => {
    const rows = await asApp(tenant, statement);
    if (tenant === salon.id && statement.text.includes('from form_version')) {
      const { versionId } = await aForm(salon, 'New');
      await sign(salon, ann.id, signed(versionId));
      meanwhile += 1;
    }
    return rows as never;
  };
  expect((await verifySignatures(read, { now: world.clock.now(), storage })).faults).toEqual([]);
  expect(meanwhile).toBe(1);
});

/** The text of a column with its last sign changed. */
const changed = (column: string): string =>
  `${column} = left(${column}, -1) || case when right(${column}, 1) = 'a' then 'b' else 'a' end`;
const inRecord = (column: string): string =>
  `update signature set ${changed(column)} where business_id = $1 and seq = 3`;
const FACTS = 'record 3, form "Waiver of',
  DETAILS = 'the details (';

const TAMPERED: [place: string, statement: string, expected: string[]][] = [
  ['the name of a signer', inRecord('signer_name'), [FACTS, DETAILS]],
  ['a drawing', inRecord('strokes'), [FACTS, DETAILS]],
  ['an address', inRecord('address').replace(/left\(address, -1\)/, 'address'), [FACTS, DETAILS]],
  ['a salt', inRecord('salt'), [FACTS, DETAILS]],
  [
    'an answer',
    `update signature set answers = replace(answers::text, 'Nuts', 'Nuta')::jsonb where business_id = $1 and seq = 3`,
    [FACTS, DETAILS],
  ],
  ['the consent', inRecord('consent'), [FACTS, 'the facts (']],
  ['the code', inRecord('code'), [FACTS, 'the facts (']],
  [
    'the time',
    `update signature set signed_at = signed_at + interval '1 millisecond' where business_id = $1 and seq = 3`,
    [FACTS, 'the facts ('],
  ],
  [
    'a digest',
    `update signature set digest = translate(digest, '0123456789abcdef', '123456789abcdef0') where business_id = $1 and seq = 3`,
    [FACTS, 'the facts ('],
  ],
  [
    'a hash',
    `update signature set hash = translate(hash, '0123456789abcdef', '123456789abcdef0') where business_id = $1 and seq = 3`,
    ['record 4', 'the hash of the record before'],
  ],
  [
    'the text of a version',
    `update form_version set ${changed('content')} where business_id = $1`,
    ['form "Waiver of', 'version 1: its title, text'],
  ],
  [
    'the hash of a version',
    `update form_version set sha256 = translate(sha256, '0123456789abcdef', '123456789abcdef0') where business_id = $1`,
    [FACTS, 'the facts ('],
  ],
  [
    'a head of the log',
    `update signature_head set hash = translate(hash, '0123456789abcdef', '123456789abcdef0') where business_id = $1`,
    ['record 5', 'the log holds another hash of it'],
  ],
  [
    'a root of the log',
    `update signature_log set root = translate(root, '0123456789abcdef', '123456789abcdef0') where $1::bigint > 0`,
    ['public log', 'the root of the day 2024-06-15'],
  ],
];

describe('one sign that is changed by hand', () => {
  test.each(TAMPERED)('in %s is found and named', async (_place, statement, expected) => {
    await askAsSuperuser(statement, [salon.id]);
    const found = await faults();
    const line = found.find((text) => expected.every((part) => text.includes(part)));
    expect([line, found]).toEqual([expect.any(String), found]);
    expect(found.filter((text) => text.includes(`business ${gym.id}`))).toEqual([]);
  });
});

describe('a record that is gone', () => {
  test('leaves a gap', async () => {
    await askAsSuperuser('delete from signature where business_id = $1 and seq = 2', [salon.id]);
    expect(await faults()).toEqual([
      `business ${salon.id}, record 2: it is missing: the numbers have a gap here`,
      expect.stringContaining('record 3'),
    ]);
  });

  test('at the end of the chain is missed by the log', async () => {
    await askAsSuperuser('delete from signature where business_id = $1 and seq = 5', [salon.id]);
    expect(await faults()).toEqual([
      `business ${salon.id}, record 5: the log holds its hash, but the record is not there`,
    ]);
  });

  test('or another one than in a backup is found with it', async () => {
    const [head] = await world.rows<{ hash: string }>(gym.id, 'select hash from signature where seq = 4');
    const backup = new Map<string, Heads>([
      [gym.id, new Map([[4, head!.hash]])],
      [
        salon.id,
        new Map([
          [4, head!.hash],
          [9, head!.hash],
        ]),
      ],
    ]);
    expect(await faults(backup)).toEqual([
      expect.stringMatching(/^business \d+, record 4, form ".*": the backup holds another hash of it$/),
      `business ${salon.id}, record 9: the backup holds it, but the record is not there`,
    ]);
  });

  test('in part only, under the name of blanking, is found', async () => {
    await askAsSuperuser(
      `update signature set blanked_at = now(), signer_name = null where business_id = $1 and seq = 2`,
      [salon.id],
    );
    expect(await faults()).toContainEqual(expect.stringMatching(/record 2.*the details/));
  });

  test('whole, under the name of blanking, is found', async () => {
    await blanksSignatures(salon);
    await askAsSuperuser(`delete from audit_log where action = 'signature.blank' and business_id = $1`, [salon.id]);
    const found = await faults();
    expect(found).toHaveLength(5);
    expect(found[0]).toMatch(/record 1, .*: it was blanked, and no entry of the history says that its time was over/);
  });
});

test('a log that was deleted is missed', async () => {
  const { versionId } = await aForm(salon, 'Later');
  world.clock.set(new Date('2024-06-18T16:00:00Z'));
  await sign(salon, (await salon.customer()).id, signed(versionId));
  await endDay(world, [salon]);
  await askAsSuperuser('delete from signature_log');
  expect(await faults()).toEqual(['public log: the day 2024-06-15 has heads and no root']);
});

describe('the app', () => {
  test.each(['signature', 'signature_copy', 'signature_head', 'signature_log', 'form_version'])(
    'may neither change nor delete rows of %s',
    async (table) => {
      const column =
        table === 'form_version'
          ? 'content'
          : table === 'signature_log'
            ? 'root'
            : table === 'signature_copy'
              ? 'sha256'
              : 'hash';
      const changes = [
        `update ${table} set ${column} = ${column} returning ${column}`,
        `delete from ${table} returning ${column}`,
      ];
      for (const change of changes) await expect(world.rows(salon.id, change)).rejects.toThrow(/permission denied/);
    },
  );

  test('adds heads of its records only, to days that are neither in the log nor to come', async () => {
    const add = (day: string, seq: number) =>
      world.rows(
        salon.id,
        `insert into signature_head (business_id, seq, hash, sealed_on)
         select $1, $3, coalesce((select hash from signature where seq = $3::int), repeat('a', 64)), $2 returning seq`,
        [salon.id, day, seq],
      );
    const refused = /row-level security/;
    await expect(add('2024-06-15', 4)).rejects.toThrow(refused);
    await expect(add('2990-01-01', 4)).rejects.toThrow(refused);
    await expect(add('2024-06-16', 77)).rejects.toThrow(refused);
    expect(await add('2024-06-16', 4)).toEqual([{ seq: 4 }]);
  });

  test.each(['keep_years = 1', 'shortened_at = null', `shortened_at = '2020-01-01'`, 'id = 1'])(
    'sets by itself nothing of how long a form is kept: %s',
    async (change) => {
      await expect(world.rows(salon.id, `update form set ${change} returning id`)).rejects.toThrow(/permission denied/);
    },
  );

  test('closes no day to come, and none without heads', async () => {
    for (const day of ['2990-01-01', '2024-06-20'])
      await expect(
        world.rows(
          '1',
          `insert into signature_log (day, heads, root, previous_root, created_at) values ($1, 0, repeat('a', 64), '', now()) returning day`,
          [day],
        ),
      ).rejects.toThrow(/row-level security/);
  });

  test('blanks nothing before its time', async () => {
    await keepsSignatures(salon, 50);
    expect(await world.rows(salon.id, `select blank_signatures('2990-01-01', 100)`)).toEqual([]);
  });
});
