import { until } from '../world/until.js';

/** A message whose sending failed once is sent again after half a minute. */
const DEADLINE_MS = 120_000;
const anyLink = /https?:\/\/[^\s<>"]+/g;

/** The newest link in the mails or texts to an address whose path begins so, read where the sandbox keeps them. `seen` are earlier ones to pass over. */
export async function mailedLink(
  url: string,
  to: string,
  path: '/verification/signup/' | '/password_reset/' | '/invitation/' | '/sign/' | '/booking/' | '/appointment/',
  seen: string[] = [],
): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const page = await (await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(to)}`)).text();
    found = (page.match(anyLink) ?? []).find((link) => new URL(link).pathname.startsWith(path) && !seen.includes(link));
    return found !== undefined;
  };
  await until(look, `a mail to ${to} with a link to ${path}`, DEADLINE_MS);
  return found!;
}

/** The code of six digits that went to a phone or mailbox. */
export async function sentCode(url: string, to: string): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const page = await (await fetch(`${url}/sandbox/outbox?to=${encodeURIComponent(to)}`)).text();
    found = /\b(\d{6}) is your code/.exec(page)?.[1];
    return found !== undefined;
  };
  await until(look, `a code for ${to}`, DEADLINE_MS);
  return found!;
}
