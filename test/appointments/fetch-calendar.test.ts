import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchCalendar, MAX_BYTES } from '../../server/adapters/providers/outside-calendars/fetch-calendar.js';
import { lookUp } from '../../server/adapters/providers/outside-calendars/look-up.js';
import { isPublicAddress } from '../../server/adapters/providers/outside-calendars/public-address.js';
import { CalendarServer } from './CalendarServer.js';
import { hoursAt } from './hours-at.js';

const server = new CalendarServer();
beforeAll(() => server.open());
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.hosts.clear();
});

const faultOf = async (address: string): Promise<string> => {
  try {
    await fetchCalendar(address, server.reach);
    return 'none';
  } catch (error) {
    const { fault, detail } = error as { fault: string; detail?: string };
    return detail ? `${fault} ${detail}` : fault;
  }
};

test('a calendar is read, also one that a server takes for plain text', async () => {
  const text = hoursAt('20260616T140000Z');
  expect(await fetchCalendar(server.has('/a.ics', text), server.reach)).toBe(text);
  expect(await faultOf(server.has('/b.ics', `\uFEFF${text}`, { 'content-type': 'text/plain' }))).toBe('none');
  expect(await faultOf(server.has('/c.ics', text, {}))).toBe('none');
});

describe('only servers of the public internet are asked', () => {
  test.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['168.63.129.16', false],
    ['198.18.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['203.0.113.5', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00:ec2::254', false],
    ['fc00::1', false],
    ['fec0::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['::8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['64:ff9b:1::1', false],
    ['2002:7f00:1::', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['ff02::1', false],
    ['localhost', false],
    ['2130706433', false],
    ['8.8.8.8', true],
    ['142.250.80.14', true],
    ['2607:f8b0:4006:80c::200e', true],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  test('every address of a name is looked at, and no connection is made', async () => {
    server.has('/a.ics', hoursAt());
    server.hosts.set('inside.calendars.example', ['10.0.0.1']);
    server.hosts.set('both.calendars.example', ['127.0.0.1', '10.0.0.1']);
    expect(await faultOf(server.address('/a.ics', 'inside.calendars.example'))).toBe('NOT_PUBLIC');
    expect(await faultOf(server.address('/a.ics', 'both.calendars.example'))).toBe('NOT_PUBLIC');
    expect(await faultOf(server.address('/a.ics', '10.0.0.1'))).toBe('NOT_PUBLIC');
    expect(await faultOf(server.address('/a.ics', '[::1]'))).toBe('NOT_PUBLIC');
    expect(server.asked).toEqual([]);
  });

  test('the connection goes to the address that was checked, whatever the name leads to then', async () => {
    server.has('/a.ics', hoursAt());
    let lookups = 0;
    const reach = {
      ...server.reach,
      resolve: () => Promise.resolve([{ address: (lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
    };
    await expect(fetchCalendar(server.address('/a.ics'), reach)).resolves.toContain('BEGIN:VCALENDAR');
    expect(lookups).toBe(1);
  });

  test('the internet is the one without a seam', async () => {
    await expect(fetchCalendar(server.address('/a.ics', '127.0.0.1'))).rejects.toMatchObject({ fault: 'NOT_PUBLIC' });
  });
});

describe('a server that leads on', () => {
  test('three times is followed, a fourth time not', async () => {
    server.has('/0', hoursAt());
    for (const step of [1, 2, 3, 4]) server.leads(`/${step}`, `/${step - 1}`);
    expect(await faultOf(server.address('/3'))).toBe('none');
    expect(await faultOf(server.address('/4'))).toBe('TOO_MANY_REDIRECTS');
  });

  test.each([
    ['into a network', 'https://10.0.0.1/a.ics', 'NOT_PUBLIC'],
    ['to what clouds tell their machines', 'https://169.254.169.254/latest/meta-data', 'NOT_PUBLIC'],
    ['without https', 'http://calendars.example/a.ics', 'ADDRESS'],
    ['to a file', 'file:///etc/passwd', 'ADDRESS'],
    ['with a password', 'https://a:b@calendars.example/a.ics', 'ADDRESS'],
    ['nowhere', 'https://', 'REFUSED 302'],
  ])('%s is not followed', async (_, to, fault) => {
    expect(await faultOf(server.leads('/on', to))).toBe(fault);
    expect(server.asked).toEqual(['calendars.example/on']);
  });
});

describe('what a server sends', () => {
  test('is read to 5 MB and no further', async () => {
    const big = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const endless = server.answers('/endless', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' });
      const write = () => {
        while (sent < 50 && !response.destroyed) {
          sent += 1;
          if (!response.write(big)) {
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    });
    expect(await faultOf(endless)).toBe('TOO_LARGE');
    expect(sent).toBeLessThan(50);
    const told = server.answers('/told', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar', 'content-length': String(50 * MAX_BYTES) });
      response.write('BEGIN:VCALENDAR');
    });
    expect(await faultOf(told)).toBe('TOO_LARGE');
  });

  test('must be a calendar', async () => {
    expect(await faultOf(server.has('/page', '<html>Sign in</html>', { 'content-type': 'text/html' }))).toBe(
      'NOT_A_CALENDAR',
    );
    expect(await faultOf(server.has('/text', 'hello', { 'content-type': 'text/plain' }))).toBe('NOT_A_CALENDAR');
    expect(await faultOf(server.has('/zip', hoursAt(), { 'content-encoding': 'gzip' }))).toBe('NOT_A_CALENDAR');
    expect(await faultOf(server.has('/empty', '', {}))).toBe('NOT_A_CALENDAR');
  });

  test('must come in time, from the first byte to the last', async () => {
    const silent = server.answers('/silent', () => {});
    const slow = server.answers('/slow', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' });
      response.write('BEGIN:VCALENDAR');
    });
    expect(await Promise.all([faultOf(silent), faultOf(slow)])).toEqual(['TOO_SLOW', 'TOO_SLOW']);
    let isEnded = false;
    const never = {
      ...server.reach,
      resolve: (_host: string, late: AbortSignal) =>
        new Promise<never>(() => late.addEventListener('abort', () => (isEnded = true))),
    };
    await expect(fetchCalendar(server.address('/a'), never)).rejects.toMatchObject({ fault: 'TOO_SLOW' });
    expect(isEnded).toBe(true);
  });

  test('a name server that never answers is asked no longer than that', async () => {
    const silent = createSocket('udp4');
    const asked = once(silent, 'message');
    silent.bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const late = new AbortController();
    const found = lookUp('calendars.example', late.signal, [`127.0.0.1:${silent.address().port}`]);
    await asked;
    late.abort();
    expect(await found).toEqual([]);
    silent.close();
    expect(await lookUp('127.0.0.1', late.signal)).toEqual([{ address: '127.0.0.1', family: 4 }]);
  });

  test('may be a refusal, or nothing', async () => {
    expect(await faultOf(server.address('/gone'))).toBe('REFUSED 404');
    expect(await faultOf(server.answers('/cut', (_, response) => response.destroy()))).toBe('UNREACHABLE');
    server.hosts.set('nowhere.calendars.example', []);
    expect(await faultOf(server.address('/a', 'nowhere.calendars.example'))).toBe('UNREACHABLE');
  });

  test('comes from a server with a certificate of its name', async () => {
    server.has('/a.ics', hoursAt());
    server.hosts.set('other.example', ['127.0.0.1']);
    expect(await faultOf(server.address('/a.ics', 'other.example'))).toBe('UNREACHABLE');
  });
});
