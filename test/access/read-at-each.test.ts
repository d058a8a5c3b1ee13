import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { Permission } from '../../server/core/access/permissions.js';
import { readAtEach } from '../../server/core/access/read-at-each.js';
import type { Context } from '../../server/core/context.js';
import { inContext } from '../../server/core/context.js';
import { sql } from '../../server/core/database/sql.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

const TENANT = sql`select current_setting('app.business_id') as id`;

/** Runs `work` as the owner of the business of this test, who is front desk at another one; answers its id too. */
async function asOwner<T>(work: (context: Context) => Promise<T>): Promise<{ other: string; result: T }> {
  const { owner, id } = world.business;
  const other = await world.aBusiness();
  await other.admits(owner, Role.FRONT_DESK);
  const { viewer } = await owner.must(ReadViewer);
  const now = world.clock.now();
  const result = await inContext(
    world.app.dependencies,
    {
      tenant: id,
      viewer: {
        kind: 'user',
        sessionId: 'none',
        accountId: viewer!.id,
        email: '',
        firstName: '',
        lastName: '',
        phone: '',
        expiresAt: now,
        lastUsedAt: now,
        businessId: id,
        businessName: '',
        role: Role.OWNER,
        plan: Plan.NONE,
      },
    },
    work,
  );
  return { other: other.id, result };
}

const readable = (permission: Permission) => asOwner((context) => readAtEach(context, permission, TENANT));

test('each business is read as its own tenant, where the role there has the permission', async () => {
  const { other, result } = await readable('queue.write');
  expect(result.toSorted((one, next) => one.role - next.role)).toEqual([
    { id: world.business.id, role: Role.OWNER },
    { id: other, role: Role.FRONT_DESK },
  ]);
  expect((await readable('business.write')).result).toEqual([{ id: world.business.id, role: Role.OWNER }]);
});

test('none is read beside the transaction of the operation', async () => {
  const late = asOwner(async (context) => {
    await context.db.rows(sql`select 1`);
    return readAtEach(context, 'queue.read', TENANT);
  });
  await expect(late).rejects.toThrow(/before the first use of the database/);
});
