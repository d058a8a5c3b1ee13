import { Arg, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { notFound } from '../../../core/Refusal.js';
import type { LiveContext } from '../../../core/graphql/live.js';
import { liveValues } from '../../../core/graphql/live-values.js';
import { CHECK_IN_LINK } from '../entry/check-in-link.js';
import { leaveQueue } from './leave-queue.js';
import { placeInLine } from './place-in-line.js';
import { PlaceInLine } from './PlaceInLine.js';
import { PLACES } from './places.js';
import { setPlaceLanguage } from './set-place-language.js';

const LINK_TEXT = "Key of the party's page, from its link /ck/{publicId}.";

@Resolver()
export class PlaceInLineResolver {
  @Access('anyone', 'token', { argument: 'publicId', token: CHECK_IN_LINK })
  @Query(() => PlaceInLine, { description: "A party's place in line. NOT_FOUND for a wrong link." })
  placeInLine(
    @Ctx() context: Context,
    @Arg('publicId', () => String, { description: LINK_TEXT }) publicId: string,
  ): Promise<PlaceInLine> {
    return placeInLine(context, publicId);
  }

  @Access('anyone', 'token', { argument: 'publicId', token: CHECK_IN_LINK })
  @Mutation(() => PlaceInLine, {
    description: 'The party leaves the queue. Leaving twice changes nothing; CONFLICT once they are seated.',
  })
  leaveQueue(
    @Ctx() context: Context,
    @Arg('publicId', () => String, { description: LINK_TEXT }) publicId: string,
  ): Promise<PlaceInLine> {
    return leaveQueue(context, publicId);
  }

  @Access('anyone', 'token', { argument: 'publicId', token: CHECK_IN_LINK })
  @Mutation(() => PlaceInLine, { description: 'The party chooses the language of its texts, calls and mails.' })
  setPlaceLanguage(
    @Ctx() context: Context,
    @Arg('publicId', () => String, { description: LINK_TEXT }) publicId: string,
    @Arg('language', () => String, { description: 'Code of a language that there are texts in, such as en or es.' })
    language: string,
  ): Promise<PlaceInLine> {
    return setPlaceLanguage(context, { publicId, language });
  }

  @Access('anyone', 'token', { argument: 'publicId', token: CHECK_IN_LINK })
  @Subscription(() => PlaceInLine, {
    description: "A party's place in line, now and at every change. Ends with NOT_FOUND once the check-in is deleted.",
    subscribe: ({ args, context }: { args: { publicId: string }; context: LiveContext }) =>
      liveValues(context, PLACES, args.publicId),
  })
  placeInLineChanged(
    @Root() place: PlaceInLine | null,
    @Arg('publicId', () => String, { description: LINK_TEXT }) _publicId: string,
  ): PlaceInLine {
    if (!place) throw notFound('That check-in');
    return place;
  }
}
