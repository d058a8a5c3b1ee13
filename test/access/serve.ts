import 'reflect-metadata';
import { createLog } from '../../server/core/log.js';
import { World } from '../world/World.js';

/** A world in a process of its own, on the database that the environment names: what its event loop does is the app's alone. */
const world = new World();
await world.open({ log: createLog({ logLevel: 'trace' }) });
process.stdout.write(`open at ${world.url}\n`);
process.once('SIGTERM', () => void world.close().then(() => process.exit(0)));
