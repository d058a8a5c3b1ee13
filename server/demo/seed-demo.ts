import type { Services } from '../context.js';
import type { Execute } from '../graphql/execute.js';

/** Where one signs in to the demo. */
export interface DemoSignIn { email: string; password: string }

export async function seedDemo(_services: Services, _execute: Execute): Promise<DemoSignIn | null> { return null; }
export async function resetDemo(_services: Services, _execute: Execute): Promise<DemoSignIn | null> { return null; }
