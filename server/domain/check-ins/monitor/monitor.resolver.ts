import { Arg, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import type { LiveContext } from '../../../core/graphql/live.js';
import { liveValues } from '../../../core/graphql/live-values.js';
import { MONITOR_LINK } from '../../check-in-app/monitor-link.js';
import { Monitor } from './Monitor.js';
import { monitor, MONITORS } from './monitors.js';

const LINK_TEXT = "Token of the monitor's link, /monitor/{token}.";

@Resolver()
export class MonitorResolver {
  @Access('anyone', 'token', { argument: 'token', token: MONITOR_LINK })
  @Query(() => Monitor, { description: 'Data of the waitlist monitor. NOT_FOUND for a wrong link.' })
  monitor(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: LINK_TEXT }) token: string,
  ): Promise<Monitor> {
    return monitor(context, token);
  }

  @Access('anyone', 'token', { argument: 'token', token: MONITOR_LINK })
  @Subscription(() => Monitor, {
    description: 'Data of the waitlist monitor, now and at every change. Ends with NOT_FOUND once the link is renewed.',
    subscribe: ({ args, context }: { args: { token: string }; context: LiveContext }) =>
      liveValues(context, MONITORS, args.token),
  })
  monitorChanged(
    @Root() shown: Monitor | null,
    @Arg('token', () => String, { description: LINK_TEXT }) _token: string,
  ): Monitor {
    if (!shown) throw notFound('That monitor');
    return shown;
  }
}
