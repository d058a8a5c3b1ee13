import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { LINK_TEXT, SignAppointmentFormsArgs, SubmitAppointmentFormsArgs } from './appointment-forms.inputs.js';
import { AppointmentForms } from './appointment-forms.types.js';
import { APPOINTMENT_FORMS_LINK } from './forms-link.js';
import { appointmentForms, signAppointmentForms, submitAppointmentForms } from './sign-appointment-forms.js';

const BY_LINK = { argument: 'link', token: APPOINTMENT_FORMS_LINK };

@Resolver()
export class AppointmentFormsResolver {
  @Access('anyone', 'token', BY_LINK)
  @Query(() => AppointmentForms, {
    description:
      'What the link of an appointment asks its customer to sign. NOT_FOUND once it has ended: four weeks after the appointment, with the appointment, with the customer, or when they have the address no more that it went to. The browser remembers the link in a cookie.',
  })
  appointmentForms(
    @Ctx() context: Context,
    @Arg('link', () => String, { description: LINK_TEXT }) link: string,
  ): Promise<AppointmentForms> {
    return appointmentForms(context, link);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => AppointmentForms, {
    description:
      'A customer signs forms of their appointment; answers what is then open. NOT_FOUND for a form that is not on it; INVALID_INPUT with `details.formId` for what is missing; CONFLICT with `details.reason` FORM_CHANGED or FORM_SIGNED.',
  })
  signAppointmentForms(
    @Ctx() context: Context,
    @Args(() => SignAppointmentFormsArgs) { link, signatures }: SignAppointmentFormsArgs,
  ): Promise<AppointmentForms> {
    return signAppointmentForms(context, link, signatures);
  }

  @Access('anyone', 'token', BY_LINK)
  @Mutation(() => AppointmentForms, {
    description:
      'A customer signs forms of their appointment by a client that knows forms, but not the ids of versions; answers what is then open. NOT_FOUND for a form that is not on it; INVALID_INPUT with `details.formId` for what is missing; CONFLICT with `details.reason` FORM_CHANGED.',
  })
  submitAppointmentForms(
    @Ctx() context: Context,
    @Args(() => SubmitAppointmentFormsArgs) { link, signatures, count }: SubmitAppointmentFormsArgs,
  ): Promise<AppointmentForms> {
    return submitAppointmentForms(context, link, { signatures, count: count ?? null });
  }
}
