// 10,000 customers imported into the business that has 100,000, while kiosks of others check in.
import { performance } from 'node:perf_hooks';
import { LARGE, refill } from './data.mjs';
import { median } from './measure.mjs';
import { adminHeaders, ask, checkInWork } from './works.mjs';

const [ROWS, OF_A_CALL] = [10_000, 500];
const REPEATS = 3;

const callOf = ({ checkout }, importId, first) =>
  checkout.body('ImportCustomers_Import', {
    importId,
    rows: Array.from({ length: OF_A_CALL }, (_, index) => {
      const n = first + index;
      const customer = {
        firstName: `Imported${n % 90}`,
        lastName: `Person${n}`,
        phone: String(2_125_000_000 + n),
        email: `imported${n}@example.com`,
      };
      return { row: n + 2, customer };
    }),
  });

/** One call after the other, as the admin sends them; resolves with the ms of all. */
async function importAll(parts, importId) {
  const began = performance.now();
  for (let first = 0; first < ROWS; first += OF_A_CALL)
    await ask(parts, adminHeaders(parts, LARGE), callOf(parts, importId, first));
  return performance.now() - began;
}

/** Resolves with the ms of the import, and the p99 of check-ins without and beside it. */
export async function importBesideCheckIns(parts) {
  const checkIns = async () => {
    await refill(parts.database.superuser);
    return (await checkInWork.app(parts)).p99;
  };
  const alone = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) alone.push(await checkIns());
  await refill(parts.database.superuser);
  const importing = importAll(parts, 'bench-import');
  const { p99 } = await checkInWork.app(parts);
  return { ms: await importing, alone: median(alone), beside: p99 };
}
