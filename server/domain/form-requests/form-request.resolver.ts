import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { Context } from '../../core/context.js';
import { SigningList } from '../signatures/SigningList.js';
import { SendFormsArgs, SignFormsArgs } from './form-request.inputs.js';
import { FormRequest, SentForms } from './FormRequest.js';
import { formRequests } from './form-requests.js';
import { FORM_REQUEST_LINK } from './request-link.js';
import { revokeRequest } from './revoke-request.js';
import { sendForms } from './send-forms.js';
import { formsToSign, signForms } from './sign-forms.js';

const BY_LINK = { argument: 'token', token: FORM_REQUEST_LINK };
const TOKEN_TEXT = 'Key of the link, from its address /sign/{token}.';

@Resolver()
export class FormRequestResolver {
  @Access('form.read', 'session')
  @Query(() => [FormRequest], {
    description: 'What a customer was asked to sign by a link: the latest 50, latest first.',
  })
  formRequests(
    @Ctx() context: Context,
    @Arg('customerId', () => ID, { description: 'Id of the customer.' }) customerId: string,
  ): Promise<FormRequest[]> {
    return formRequests(context, customerId);
  }

  @Access('form.send', 'session')
  @Mutation(() => SentForms, {
    description:
      'Sends a customer a link to sign forms, which works for 14 days: by text, else by e-mail. NOT_FOUND for an archived customer or form; CONFLICT where neither reaches them; RATE_LIMITED above 3 an hour or 10 a day for a customer, or 300 an hour for the business.',
  })
  sendForms(
    @Ctx() context: Context,
    @Args(() => SendFormsArgs) { customerId, formIds }: SendFormsArgs,
  ): Promise<SentForms> {
    return sendForms(context, customerId, formIds);
  }

  @Access('form.send', 'session')
  @Mutation(() => FormRequest, {
    description: 'Ends the link of a request; what was signed by it stays. A complete one stays as it is.',
  })
  revokeFormRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
  ): Promise<FormRequest> {
    return revokeRequest(context, id);
  }

  @Access('anyone', 'token', BY_LINK)
  @Query(() => SigningList, {
    description: 'What a link asks a customer to sign. NOT_FOUND once it has ended, or if its forms are archived.',
  })
  formsToSign(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: TOKEN_TEXT }) token: string,
  ): Promise<SigningList> {
    return formsToSign(context, token);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => SigningList, {
    description:
      'A customer signs forms of their link; answers what is then open. NOT_FOUND for a form that is not on it; INVALID_INPUT with `details.formId` for what is missing; CONFLICT with `details.reason` FORM_CHANGED or FORM_SIGNED.',
  })
  signForms(
    @Ctx() context: Context,
    @Args(() => SignFormsArgs) { token, signatures }: SignFormsArgs,
  ): Promise<SigningList> {
    return signForms(context, token, signatures);
  }
}
