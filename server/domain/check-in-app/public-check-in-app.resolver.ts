import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { Image } from '../../../entities/Image.js';
import { FormToSign } from '../forms/signing/FormToSign.js';
import { checkInForm } from './check-in-form.js';
import { readPublicCheckInApp, publicMedia } from './public-check-in-app.js';
import { PublicCheckInApp } from './PublicCheckInApp.js';

@Resolver(() => PublicCheckInApp)
export class PublicCheckInAppResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Query(() => PublicCheckInApp, { description: 'Appearance of the check-in app of a business.' })
  async publicCheckInApp(
    @Ctx() context: Context,
    @Arg('businessId', () => ID, { description: 'Number of the business.' }) _businessId: string,
  ): Promise<PublicCheckInApp> {
    return (await readPublicCheckInApp(context)).app;
  }

  @FieldResolver(() => FormToSign, {
    nullable: true,
    description:
      'What customers confirm or sign at check-in; null for nothing. A kiosk does not ask who signed it lately: see `agreement`.',
  })
  async agreement(@Root() { formEnabled }: PublicCheckInApp, @Ctx() context: Context): Promise<FormToSign | null> {
    return formEnabled ? checkInForm(context) : null;
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
