import { ACTOR_NAMES, ACTORS, type ActorName } from './actors.js';

export type Outcome =
  | 'answered'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID_TOKEN'
  | 'INVALID_INPUT'
  | 'CONFLICT'
  | 'INVALID_PLAN'
  | 'PASSWORD_NEEDED'
  | 'UNSUPPORTED_PDF';

export interface WhoMay {
  /** Who gets past the gate; everybody else is refused as `ACTORS` says. */
  may: readonly ActorName[];
  /** What those who may get; 'answered' if not given. */
  outcome?: Outcome;
  /** Those who get something else. */
  except?: Partial<Record<ActorName, Outcome>>;
}

export const EVERYBODY = ACTOR_NAMES;
export const FROM_MANAGER: readonly ActorName[] = ['manager', 'owner', 'other owner'];
export const FROM_FRONT_DESK: readonly ActorName[] = ['front desk', ...FROM_MANAGER];
export const FROM_STAFF: readonly ActorName[] = ['staff', ...FROM_FRONT_DESK];
/** Who fills in the check-in form. */
export const FORM: readonly ActorName[] = ['phone', 'kiosk'];
/** For calls that name something of this business. */
export const NOT_THEIRS: WhoMay['except'] = { 'other owner': 'NOT_FOUND' };

export const expectedOf = (name: ActorName, { may, outcome = 'answered', except = {} }: WhoMay): Outcome =>
  except[name] ?? (may.includes(name) ? outcome : ACTORS[name].refused);
