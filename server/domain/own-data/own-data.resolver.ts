import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { MutationResult } from '../../core/graphql/MutationResult.js';
import { OwnAppointmentPage } from '../appointments/of-customers/OwnAppointment.js';
import { OwnStandbyPage } from '../appointments/standby/standby.types.js';
import { OwnVisitPage } from '../check-ins/activity/OwnVisit.js';
import { OwnSignaturePage } from '../signatures/listing/OwnSignature.js';
import { chooseMessages, requestErasure, withdrawErasure } from './change-own-data.js';
import { ChooseMessagesArgs, OwnPageArgs, RequestLinkArgs } from './own-data.inputs.js';
import { OWN_DATA_LINK } from './own-data-link.js';
import { OwnData, OwnMessagePage, OwnRecord } from './own-data.types.js';
import { readOwnData, readOwnRecord } from './read-own-data.js';
import {
  readOwnAppointments,
  readOwnMessages,
  readOwnSignatures,
  readOwnStandbys,
  readOwnVisits,
} from './read-own-pages.js';
import { requestLink } from './request-link.js';

const BY_LINK = { argument: 'token', token: OWN_DATA_LINK };
const TOKEN_TEXT = 'Key of the link, from its address /md/{token}.';
const ID_TEXT = 'Id of one of the customers of the link; NOT_FOUND for anybody else.';

@Resolver()
export class OwnDataResolver {
  @Access('anyone', 'public', { argument: 'businessId' })
  @Mutation(() => MutationResult, {
    description:
      'Sends the link to what this business holds on a customer to their own phone, by text, or e-mail address. The answer is the same for one that is not known. INVALID_INPUT unless exactly one of the two is given; RATE_LIMITED above 3 an hour or 10 a day for a phone or e-mail address.',
  })
  requestOwnData(
    @Ctx() context: Context,
    @Args(() => RequestLinkArgs) { phone, email }: RequestLinkArgs,
  ): Promise<MutationResult> {
    return requestLink(context, { phone: phone ?? null, email: email ?? null });
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnData, { description: 'What a link to own data leads to. NOT_FOUND once its hour is over.' })
  ownData(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN_TEXT }) token: string,
  ): Promise<OwnData> {
    return readOwnData(context, token);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnRecord, {
    description: 'What the business holds on a customer, appointments, visits and messages apart.',
  })
  ownRecord(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN_TEXT }) token: string,
    @Arg('customerId', () => ID, { description: ID_TEXT }) customerId: string,
  ): Promise<OwnRecord> {
    return readOwnRecord(context, token, customerId);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnAppointmentPage, { description: "A customer's own appointments, past ones and those to come." })
  ownAppointments(@Ctx() context: Context, @Args(() => OwnPageArgs) args: OwnPageArgs): Promise<OwnAppointmentPage> {
    return readOwnAppointments(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnStandbyPage, { description: "A customer's own requests to be told when a time frees up." })
  ownStandbys(@Ctx() context: Context, @Args(() => OwnPageArgs) args: OwnPageArgs): Promise<OwnStandbyPage> {
    return readOwnStandbys(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnVisitPage, { description: "A customer's own visits." })
  ownVisits(@Ctx() context: Context, @Args(() => OwnPageArgs) args: OwnPageArgs): Promise<OwnVisitPage> {
    return readOwnVisits(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnMessagePage, { description: 'What the business sent to a customer, and what they wrote.' })
  ownMessages(@Ctx() context: Context, @Args(() => OwnPageArgs) args: OwnPageArgs): Promise<OwnMessagePage> {
    return readOwnMessages(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => OwnSignaturePage, { description: 'What a customer confirmed and signed.' })
  ownSignatures(@Ctx() context: Context, @Args(() => OwnPageArgs) args: OwnPageArgs): Promise<OwnSignaturePage> {
    return readOwnSignatures(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => MutationResult, {
    description: 'A customer chooses whether they get offers and birthday messages.',
  })
  chooseOwnMessages(
    @Ctx() context: Context,
    @Args(() => ChooseMessagesArgs) args: ChooseMessagesArgs,
  ): Promise<MutationResult> {
    return chooseMessages(context, args);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => MutationResult, {
    description:
      'A customer asks to be erased. The owner has 30 days to do it or to decline; asking twice changes nothing.',
  })
  requestErasure(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN_TEXT }) token: string,
    @Arg('customerId', () => ID, { description: ID_TEXT }) customerId: string,
  ): Promise<MutationResult> {
    return requestErasure(context, token, customerId);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => MutationResult, {
    description: 'A customer takes their open request to be erased back; without one nothing changes.',
  })
  withdrawErasure(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN_TEXT }) token: string,
    @Arg('customerId', () => ID, { description: ID_TEXT }) customerId: string,
  ): Promise<MutationResult> {
    return withdrawErasure(context, token, customerId);
  }
}
