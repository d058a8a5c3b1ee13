import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { Image } from '../../../entities/Image.js';
import { readPublicCheckInApp, publicMedia } from './public-check-in-app.js';
import { PublicCheckInApp } from './PublicCheckInApp.js';

@Resolver()
export class PublicCheckInAppResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicCheckInApp, { description: 'Appearance of the check-in app of a business.' })
  async publicCheckInApp(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<PublicCheckInApp> {
    return (await readPublicCheckInApp(context)).app;
  }

  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => Image, { description: 'The logo of a check-in app. Throws NOT_FOUND.' })
  publicMedia(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
    @Arg('id', () => ID, { description: 'Id of the image.' }) id: string,
  ): Promise<Image> {
    return publicMedia(context, id);
  }
}
