import { expect, test } from '@jest/globals';
import { contentSecurityPolicy, embedPolicy } from '../../server/adapters/pages/content-security-policy.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld({ config: { publicUrl: 'https://shop.example' } });

async function viewerBy(cookie: string): Promise<unknown> {
  const { data } = await world.anonymous.askText('{ viewer { email } }', {}, { cookie });
  return data!['viewer'];
}

test('on https the cookie is one that no neighbour under the same domain can set', async () => {
  const { token } = world.business.owner;
  expect(await viewerBy(`__Host-greeter_login=${token}`)).not.toBeNull();
  expect(await viewerBy(`greeter_login=${token}`)).toBeNull();
  const { headers } = await world.business.owner.askText('mutation { signOut { success } }');
  expect(headers.getSetCookie()).toEqual(['__Host-greeter_login=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
});

test('a page connects to its own origin only', () => {
  expect(contentSecurityPolicy('n', '/', 'https://shop.example')).toContain("connect-src 'self' wss://shop.example;");
  expect(contentSecurityPolicy('n', '/', 'http://192.168.0.7:5000')).toContain(
    "connect-src 'self' ws://192.168.0.7:5000;",
  );
});

test.each([
  ['/checkinapp/preview', "'self'"],
  ['/page/salon-rosa', "'self'"],
  ['/pageQRcodePrint', "'none'"],
  ['/checkinapp', "'none'"],
  ['/embed', "'none'"],
  ['/', "'none'"],
  ['/account/page', "'none'"],
])('%s may be framed by %s', (path, by) => {
  expect(contentSecurityPolicy('n', path, 'https://shop.example')).toContain(`frame-ancestors ${by}`);
});

test('what stands in pages of other sites may be framed by all of them, and loads nothing but its own', () => {
  const policy = embedPolicy('n');
  expect(policy).toContain('frame-ancestors *');
  expect(policy.replace('frame-ancestors *', '')).not.toMatch(/\*|https?:|unsafe/);
  expect(policy).toContain("default-src 'none'");
});
