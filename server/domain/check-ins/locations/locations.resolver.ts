import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { Location } from './Location.js';
import { locations } from './locations.js';

@Resolver()
export class LocationsResolver {
  @Access('queue.read', 'session')
  @Query(() => [Location], {
    description:
      'The queue at each business where the role of the signed-in user may see it, by name; at most 100. Stands alone in its operation.',
  })
  locations(@Ctx() context: Context): Promise<Location[]> {
    return locations(context);
  }
}
