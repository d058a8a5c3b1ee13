import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { sql } from '../../server/core/database/sql.js';
import { copySheets } from '../../server/domain/signatures/copies/copy-sheets.js';
import { areDetailsWhole, RECORD_COLUMNS, type StoredRecord } from '../../server/domain/signatures/stored-record.js';
import { Signature } from '../signatures/signed.generated.js';
import { hidesUnproven } from '../world/signed-rows.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { FormRequestSteps } from './FormRequestSteps.js';

const world = useWorld({ plan: Plan.STANDARD });
let steps: FormRequestSteps;
let ann: TestCustomer;

beforeEach(async () => {
  steps = new FormRequestSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

describe('a signature by a link to an e-mail address', () => {
  const signsByMail = async (): Promise<string> => {
    await world.business.hasUsedTexts(100_000);
    const token = await steps.link(ann.id, [await steps.form()]);
    await steps.sign(token, (await steps.list(token)).forms[0]!.form.versionId);
    return (await world.rows<{ id: string }>(world.business.id, 'select id from signature'))[0]!.id;
  };
  const evidence = async (id: string) => {
    const [copy] = await world.inContext(world.business.id, (context) => copySheets(context, [id]));
    return copy!.sheet.evidence.find(({ label }) => label === 'Link sent to')!.value;
  };
  const recorded = async (id: string) => {
    const { signature } = await world.business.owner.must(Signature, { id });
    return [signature.sentTo, signature.isSentToUnproven];
  };
  const faults = async () =>
    world.inContext(world.business.id, async ({ db }) =>
      (
        await db.rows<StoredRecord>(
          sql`select ${RECORD_COLUMNS} from signature s join form_version v on v.id = s.form_version_id`,
        )
      ).filter((record) => !areDetailsWhole(record)),
    );

  test('that only a kiosk gave says that the address is not proved', async () => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com', emailUnproven: true });
    const id = await signsByMail();
    expect(await recorded(id)).toEqual(['ann@example.com', true]);
    expect(await evidence(id)).toBe("ann@example.com\nAddress not proved: nobody has shown that it is the signer's");
    expect(await faults()).toEqual([]);
    await hidesUnproven();
    expect(await faults()).toHaveLength(1);
  });

  test('that the staff entered says nothing of the kind', async () => {
    await world.business.changeCustomer(ann, { email: 'Ann@example.com', emailUnproven: false });
    const id = await signsByMail();
    expect(await recorded(id)).toEqual(['Ann@example.com', false]);
    expect(await evidence(id)).toBe('Ann@example.com');
    expect(await faults()).toEqual([]);
  });
});
