import fs from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = 100;
export const CONNECTIONS = 20;

/** CPU seconds that a process has used; Linux only, elsewhere 0. */
export function cpuSeconds(pid) {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** Largest memory of a process so far, in MB; Linux only, elsewhere 0. */
export function peakMegabytes(pid) {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return 0;
  }
}

/**
 * Requests for `seconds`, or `amount` of them; `next` gives each its headers and body. Answers requests a second, p99 in ms and the
 * server's CPU ms per request, with what it does after the answers until `settled`.
 */
export async function load({ pid, url, seconds, amount, next, settled = async () => {} }) {
  await settled();
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    ...(amount ? { amount } : { duration: seconds }),
    // Refusals have status 200: they are seen in the text of small answers, which are not compressed.
    verifyBody: (text) => !text.includes('"errors":['),
    requests: [
      {
        setupRequest(request) {
          const { headers, body } = next();
          return { ...request, body, headers: { ...headers } }; // it writes its own into them
        },
      },
    ],
  });
  await settled();
  const cpu = cpuSeconds(pid) - before;
  if (result.non2xx + result.errors + result.mismatches > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed, ${result.mismatches} with errors`);
  return {
    perSecond: result['2xx'] / result.duration,
    p99: result.latency.p99,
    cpuMs: (cpu * 1000) / result['2xx'],
  };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
