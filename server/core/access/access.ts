import { Extensions } from 'type-graphql';
import type { CallerLimit } from './CallerLimit.js';
import type { Permission } from './permissions.js';
import type { TokenKind } from './TokenKind.js';

/**
 * Where the tenant of an operation comes from.
 * - `session`: the credential presented: login session, kiosk or phone token.
 * - `token`: a capability in the argument; its prefix names the business, the gate checks the whole under row-level security.
 * - `public`: an id or name in the argument; runs as an anonymous visitor, even if somebody is signed in.
 * - `platform`: business 1. `new`: the next business id, reserved when the database is first used. `none`: global tables only.
 */
export type TenantSource = 'session' | 'token' | 'public' | 'platform' | 'new' | 'none';

export interface AccessMark {
  permission: Permission;
  source: TenantSource;
  /** Argument that holds the token or the public id. */
  argument?: string;
  /** Kind of the token that the argument holds, exactly where the source is `token`. */
  token?: TokenKind;
  /** How often a caller may ask: counted by the gate, as an answer may be shared with others who ask the same. */
  limit?: CallerLimit;
}

/** Marks a root field with its permission and tenant source. The server does not start with an unmarked root field. */
export function Access(
  permission: Permission,
  source: TenantSource,
  options: Omit<AccessMark, 'permission' | 'source'> = {},
): MethodDecorator & PropertyDecorator {
  return Extensions({ access: { permission, source, ...options } satisfies AccessMark });
}
