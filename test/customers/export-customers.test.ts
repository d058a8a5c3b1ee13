import { beforeEach, describe, expect, test } from '@jest/globals';
import net from 'node:net';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { SwitchBusiness } from '../accounts/businesses.generated.js';
import { Actor } from '../world/Actor.js';
import { plantPassword, plantVisit } from '../world/plant.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  ConfirmPassword,
  EraseCustomer,
  ExportCustomers,
  ImportCustomers,
} from './customers.generated.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD, name: 'Rosa’s Salon & Spa' });
const owner = () => world.business.owner;
let passwordHash: string;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
});

const confirm = (actor: Actor = owner(), action: 'EXPORT_CUSTOMERS' | 'ERASE_CUSTOMER' = 'EXPORT_CUSTOMERS') =>
  actor.must(ConfirmPassword, { password: PASSWORD, action });
async function open(actor: Actor = owner()): Promise<string> {
  await confirm(actor);
  return (await actor.must(ExportCustomers)).exportCustomers.token;
}
const fetchFile = (token: string, { token: login }: Actor = owner()) =>
  fetch(`${world.url}/downloads/customers/${token}`, { headers: login ? { cookie: `greeter_login=${login}` } : {} });
const status = async (token: string, actor: Actor = owner()) => (await fetchFile(token, actor)).status;

describe('the file', () => {
  test('holds all that the team keeps, archived customers too, whose texts are no formulas', async () => {
    const customer = {
      firstName: '=Ann',
      lastName: 'Lee, "Jr."',
      phone: '2125550142',
      email: 'ann@example.com',
      birthMonth: 3,
      birthDay: 9,
      birthYear: 1990,
      offerDisabled: true,
      tags: ['VIP', 'Color'],
      notes: "Likes tea\n+1'2",
    };
    await owner().must(ImportCustomers, { importId: 'import-1', rows: [{ row: 2, customer }] });
    const gone = await world.business.customer('Élodie', 'Gone', '2125550143');
    const erased = await world.business.customer('Never', 'Seen', '2125550144');
    await owner().must(ArchiveCustomers, { ids: [gone.id] });
    for (const at of ['2026-01-01T10:00Z', '2026-03-02T02:00Z'])
      await plantVisit(world.business, gone.id, { at, status: CheckInStatus.SEATED });
    await confirm(owner(), 'ERASE_CUSTOMER');
    await owner().must(EraseCustomer, { id: erased.id });
    const response = await fetchFile(await open());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="Customers Rosa-s-Salon-Spa 2026-06-15.csv"`,
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        'First Name,Last Name,Phone,Email,Birth Month,Birth Day,Birth Year,No Offers,No Birthday Messages,Tags,Notes,Customer Since,Visits,Last Visit,Appointments,Canceled Appointments,No-Show Appointments,Archived',
        `'=Ann,"Lee, ""Jr.""",(212) 555-0142,ann@example.com,3,9,1990,Yes,No,VIP; Color,"Likes tea\n+1'2",2026-06-15,0,,0,0,0,No`,
        'Élodie,Gone,(212) 555-0143,,,,,No,No,,,2026-06-15,2,2026-03-01,0,0,0,Yes',
        '',
      ].join('\r\n'),
    );
    const audited = await world.rows(world.business.id, `select action from audit_log where action like '%export'`);
    expect(audited).toEqual([{ action: 'customer.export' }]);
  });

  test('has everybody once, however many they are', async () => {
    await world.business.hasCustomers(2500);
    const lines = (await (await fetchFile(await open())).text()).trim().split('\r\n');
    expect(new Set(lines).size).toBe(2501);
    expect(lines.at(-1)).toMatch(/^Ann,Nr 2500,/);
  });

  test('has the names of its columns alone where nobody is', async () => {
    expect((await (await fetchFile(await open())).text()).split('\r\n')).toHaveLength(2);
  });
});

describe('the token', () => {
  test('is good once, for a minute', async () => {
    const token = await open();
    expect([await status(token), await status(token)]).toEqual([200, 404]);
    const late = await open();
    world.clock.forward(60_000);
    expect(await status(late)).toBe(404);
  });

  test('is of the session that asked, at its business', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const token = await open();
    expect([await status(token, world.anonymous), await status(token, other.owner)]).toEqual([404, 404]);
    expect([await status('gx_1_aaaaaaaaaaaaaaaaaaaaaa'), await status('nothing')]).toEqual([404, 404]);
    await other.admits(owner(), Role.OWNER);
    const { switchBusiness } = await owner().must(SwitchBusiness, { businessId: other.id });
    expect(await status(token, new Actor(world.url, switchBusiness.loginToken))).toBe(404);
  });

  test('opens nothing for who works there no more', async () => {
    const token = await open();
    await world.business.dismissesAll();
    expect(await status(token)).toBe(404);
  });
});

describe('the password', () => {
  test('is needed, for each file', async () => {
    expect(await owner().refused(ExportCustomers)).toBe('PASSWORD_NEEDED');
    await confirm(owner(), 'ERASE_CUSTOMER');
    expect(await owner().refused(ExportCustomers)).toBe('PASSWORD_NEEDED');
    await open();
    expect(await owner().refused(ExportCustomers)).toBe('PASSWORD_NEEDED');
  });

  test('given at one business opens nothing at another, nor after coming back', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    await other.admits(owner(), Role.OWNER);
    await confirm();
    const there = (await owner().must(SwitchBusiness, { businessId: other.id })).switchBusiness.loginToken;
    expect(await new Actor(world.url, there).refused(ExportCustomers)).toBe('PASSWORD_NEEDED');
    const back = await new Actor(world.url, there).must(SwitchBusiness, { businessId: world.business.id });
    expect(await new Actor(world.url, back.switchBusiness.loginToken).refused(ExportCustomers)).toBe('PASSWORD_NEEDED');
  });

  test('of a manager opens no file', async () => {
    const manager = await world.business.as(Role.MANAGER);
    await plantPassword(passwordHash);
    await confirm(manager);
    expect(await manager.refused(ExportCustomers)).toBe('FORBIDDEN');
  });
});

test('who takes a file and stops reading holds no connection to the database', async () => {
  await world.business.hasCustomers(20_000);
  const token = await open();
  const { port, hostname } = new URL(world.url);
  const socket = net.connect(Number(port), hostname).pause();
  socket.write(
    `GET /downloads/customers/${token} HTTP/1.1\r\nHost: x\r\nCookie: greeter_login=${owner().token}\r\n\r\n`,
  );
  const isUsed = async () =>
    (await world.rows(world.business.id, 'select id from export_file where used_at is not null')).length === 1;
  await until(isUsed);
  const inUse = () => /^greeter_pool_used (\d+)/m;
  await until(async () => inUse().exec(await (await fetch(`${world.url}/metrics`)).text())?.[1] === '0');
  socket.destroy();
});
