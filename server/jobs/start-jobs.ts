import type { Services } from '../context.js';
import type { Database } from '../database/connect.js';

export async function startJobs(_database: Database, _services: Services): Promise<{ stop(): Promise<void> }> { return { stop: async () => {} }; }
