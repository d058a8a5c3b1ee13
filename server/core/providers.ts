/**
 * The outside world, reached through the providers' own SDKs. A room adds the provider that it needs beside its type:
 * `declare module '../../core/providers.js' { interface Providers { payments: Payments } }`. Then `app.ts` must inject the real one.
 * Its functions return plain data: `context.providers` watches the calls of a provider, not those of what it returned.
 */
export interface Providers {}
