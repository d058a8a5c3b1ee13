import type { NonEmptyArray } from 'type-graphql';
import { EnvironmentResolver } from '../public/environment.resolver.js';

/** Every resolver of the API. */
export const RESOLVERS: NonEmptyArray<Function> = [EnvironmentResolver];
