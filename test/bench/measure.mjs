import fs from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = 100;

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

/** Requests for `seconds` over `connections`; answers requests a second, p99 in ms and the server's CPU ms per request. */
export async function load({ pid, seconds, connections, ...options }) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ duration: seconds, connections, ...options });
  const cpu = cpuSeconds(pid) - before;
  const answered = result['2xx'];
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: answered / result.duration, p99: result.latency.p99, cpuMs: (cpu * 1000) / answered };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
