import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { OpeningPart } from '../../../entities/OpeningPart.js';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { publicHour, publicHours } from '../hours/public-hours.js';

const BUSINESS_TEXT = 'Number of the business.';

@Resolver()
export class PublicHoursResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => [OpeningPart], {
    description: 'Weekly opening hours of a business, cut at midnight; none where its plan has no business page.',
  })
  publicHours(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
  ): Promise<OpeningPart[]> {
    return publicHours(context);
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => OpeningPart, {
    description:
      'A part of the weekly opening hours of a business. NOT_FOUND for any other, and where its plan has no business page.',
  })
  publicHour(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: BUSINESS_TEXT }) _businessId: string,
    @Arg('id', () => ID, { description: 'Id of the part.' }) id: string,
  ): Promise<OpeningPart> {
    return publicHour(context, id);
  }
}
