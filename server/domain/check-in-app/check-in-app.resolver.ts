import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { CheckInApp } from '../../../entities/CheckInApp.js';
import { KIOSK_TOGGLES } from '../../../entities/KioskToggles.js';
import { Access } from '../../core/access/access.js';
import { topicTicks } from '../../core/graphql/topic-ticks.js';
import { planHas } from '../../core/access/plans.js';
import type { Context } from '../../core/context.js';
import { automaticTextsToday } from '../../core/messages/text-caps.js';
import { PublicBusiness } from '../businesses/PublicBusiness.js';
import { readBusiness } from '../businesses/read-business.js';
import type { UploadedFile } from '../media/read-upload.js';
import { removeCheckInLogo, uploadCheckInLogo } from './change-logo.js';
import { UpdateCheckInAppInput } from './check-in-app.inputs.js';
import { checkInUrl, monitorUrl } from './check-in-url.js';
import { CheckInAppTick } from './CheckInAppTick.js';
import { CheckInPoster } from './CheckInPoster.js';
import { checkInForm } from './check-in-form.js';
import { FormToSign } from '../forms/signing/FormToSign.js';
import { readCheckInApp } from './read-check-in-app.js';
import { renewMonitorLink } from './renew-monitor-link.js';
import { renewQrCode } from './renew-qr-code.js';
import { CHECK_IN_APP } from './topics.js';
import { updateCheckInApp } from './update-check-in-app.js';
import { Image } from '../../../entities/Image.js';
import { LOGO_BY_ID } from '../media/logo-by-id.js';

const FORM_TEXT = 'The form that customers confirm or sign now, in its current version; null while none is asked for.';

@Resolver(() => CheckInApp)
export class CheckInAppResolver {
  @Access('check-in-app.read', 'session')
  @Query(() => CheckInApp, { description: "Settings of your business's check-in app." })
  checkInApp(@Ctx() context: Context): Promise<CheckInApp> {
    return readCheckInApp(context);
  }

  @Access('check-in-app.read', 'session')
  @Query(() => CheckInPoster, { description: 'Data of the printed check-in poster of your business.' })
  async checkInPoster(@Ctx() context: Context): Promise<CheckInPoster> {
    const app = await readCheckInApp(context);
    return {
      businessName: context.user.businessName ?? '',
      checkInUrl: checkInUrl(context, app.publicToken),
      onlyFromHere: app.onlyFromHere,
      color: app.color,
      logo: await this.logo(app, context),
    };
  }

  @Access('check-in-app.write', 'session')
  @Mutation(() => CheckInApp, { description: 'Saves the customize form.' })
  updateCheckInApp(
    @Ctx() context: Context,
    @Arg('input', () => UpdateCheckInAppInput, { description: 'The changes.' }) input: UpdateCheckInAppInput,
  ): Promise<CheckInApp> {
    return updateCheckInApp(context, input);
  }

  @Access('check-in-app.write', 'session')
  @Mutation(() => CheckInApp, {
    description: 'Uploads the logo: JPEG or PNG by content, up to 20,000,000 bytes and 50 megapixels.',
  })
  uploadCheckInLogo(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, {
      description: 'The image, sent by the GraphQL multipart request specification.',
    })
    file: Promise<UploadedFile>,
  ): Promise<CheckInApp> {
    return uploadCheckInLogo(context, file);
  }

  @Access('check-in-app.write', 'session')
  @Mutation(() => CheckInApp, { description: 'Removes the logo.' })
  removeCheckInLogo(@Ctx() context: Context): Promise<CheckInApp> {
    return removeCheckInLogo(context);
  }

  @Access('check-in-app.write', 'session')
  @Mutation(() => CheckInApp, {
    description: 'Gives the waitlist monitor a new address; screens at the old one stop.',
  })
  renewMonitorLink(@Ctx() context: Context): Promise<CheckInApp> {
    return renewMonitorLink(context);
  }

  @Access('check-in-app.write', 'session')
  @Mutation(() => CheckInApp, {
    description: 'Replaces the printed QR code: phones that scan the old one are told to ask the staff.',
  })
  renewQrCode(@Ctx() context: Context): Promise<CheckInApp> {
    return renewQrCode(context);
  }

  @Access('check-in-app.read', 'session')
  @Subscription(() => CheckInAppTick, {
    description:
      'Settings, logo or links of the check-in app changed: read them again. Once at the beginning, then at most five a second.',
    subscribe: topicTicks(CHECK_IN_APP),
  })
  checkInAppChanged(@Root() tick: CheckInAppTick): CheckInAppTick {
    return tick;
  }

  @FieldResolver(() => ID)
  businessId(@Ctx() context: Context): string {
    return context.businessId;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The logo; null when there is none.' })
  async logo(@Root() app: CheckInApp, @Ctx() context: Context): Promise<Image | null> {
    return app.mediaId ? context.load(LOGO_BY_ID, app.mediaId) : null;
  }

  /** Off if the plan lacks it, even if it was switched on before (ruling 36). */
  @FieldResolver(() => Boolean)
  autoFeedbackEnabled(@Root() app: CheckInApp, @Ctx() { user }: Context): boolean {
    return app.autoFeedbackEnabled && planHas(user.plan, 'feedback');
  }

  @FieldResolver(() => Boolean)
  closeTextsEnabled(@Root() app: CheckInApp, @Ctx() { user }: Context): boolean {
    return app.closeTextsEnabled && planHas(user.plan, 'call-up');
  }

  @FieldResolver(() => Boolean, { description: KIOSK_TOGGLES.get('serviceEnabled')! })
  serviceEnabled(@Root() app: CheckInApp, @Ctx() { user }: Context): boolean {
    return app.serviceEnabled && planHas(user.plan, 'catalogue');
  }

  @FieldResolver(() => Boolean, { description: KIOSK_TOGGLES.get('staffEnabled')! })
  staffEnabled(@Root() app: CheckInApp, @Ctx() { user }: Context): boolean {
    return app.staffEnabled && planHas(user.plan, 'staff');
  }

  @FieldResolver(() => Boolean, { description: KIOSK_TOGGLES.get('formEnabled')! })
  async formEnabled(@Root() app: CheckInApp, @Ctx() context: Context): Promise<boolean> {
    return app.formEnabled && (await checkInForm(context)) !== null;
  }

  @FieldResolver(() => FormToSign, { nullable: true, description: FORM_TEXT })
  async agreement(@Root() app: CheckInApp, @Ctx() context: Context): Promise<FormToSign | null> {
    return app.formEnabled ? checkInForm(context) : null;
  }

  @FieldResolver(() => Int)
  automaticTextsToday(@Ctx() context: Context): Promise<number> {
    return automaticTextsToday(context);
  }

  @FieldResolver(() => PublicBusiness, { description: 'The business, as its customers see it.' })
  business(@Ctx() context: Context): Promise<PublicBusiness> {
    return readBusiness(context);
  }

  @FieldResolver(() => Boolean, { description: "Whether the plan includes the platform's own ad panel." })
  showAd(@Ctx() { user }: Context): boolean {
    return !planHas(user.plan, 'ad-free');
  }

  @FieldResolver()
  checkInUrl(@Root() app: CheckInApp, @Ctx() context: Context): string {
    return checkInUrl(context, app.publicToken);
  }

  @FieldResolver(() => String)
  monitorUrl(@Root() app: CheckInApp, @Ctx() context: Context): string {
    return monitorUrl(context, app.monitorToken);
  }
}
