import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { CHECK_IN_LINK } from '../entry/check-in-link.js';
import { PlaceInLine } from '../place-in-line/PlaceInLine.js';
import { rateVisit } from './rate-visit.js';

@Resolver()
export class RateVisitResolver {
  @Access('anyone', 'token', { argument: 'publicId', token: CHECK_IN_LINK })
  @Mutation(() => PlaceInLine, {
    description:
      'The customer rates the visit, once. A rating of 1 or 2 needs a text. CONFLICT if it cannot be rated (see canRate), INVALID_PLAN if the plan has no feedback.',
  })
  rateVisit(
    @Ctx() context: Context,
    @Arg('publicId', () => String, { description: "Key of the party's page, from its link /ck/{publicId}." })
    publicId: string,
    @Arg('rating', () => Int, { description: '1 very unhappy, 2 unhappy, 3 neutral, 4 happy, 5 very happy.' })
    rating: number,
    @Arg('feedback', () => String, { nullable: true, description: 'Text of the feedback, up to 2,000 characters.' })
    feedback?: string | null,
    @Arg('isThumb', () => Boolean, {
      defaultValue: false,
      description: 'For clients with thumbs only: 5 is up, 1 is down, and no text is needed.',
    })
    isThumb = false,
  ): Promise<PlaceInLine> {
    return rateVisit(context, { publicId, rating, feedback: feedback ?? '', isThumb });
  }
}
