import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { customerTimeline } from './customer-timeline.js';
import { CustomerTimelineArgs } from './records.inputs.js';
import { CustomerTimelinePage } from './timeline.types.js';

@Resolver()
export class TimelineResolver {
  @Access('customer.read', 'session')
  @Query(() => CustomerTimelinePage, {
    description:
      'What happened with a customer: appointments, also those to come, check-ins, messages and texts, what they signed, and for those who may see it, who changed the record. Deleted appointments and check-ins are none.',
  })
  customerTimeline(
    @Ctx() context: Context,
    @Args(() => CustomerTimelineArgs) args: CustomerTimelineArgs,
  ): Promise<CustomerTimelinePage> {
    return customerTimeline(context, args);
  }
}
