// Installs and builds what is stale, then brings faults about and prints what they did.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildWhatIsStale } from '../../server/start/build.mjs';
import { installWhatIsStale } from '../../server/start/install.mjs';
import { withLock } from '../../server/start/lock.mjs';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
await withLock(installWhatIsStale);
await withLock(buildWhatIsStale);
const args = ['--import', './test/setup/register-typescript.mjs', 'test/faults/run.ts', ...process.argv.slice(2)];
spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (code) => (process.exitCode = code ?? 1));
