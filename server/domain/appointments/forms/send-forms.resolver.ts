import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access/access.js';
import type { Context } from '../../../core/context.js';
import { SentAppointmentForms } from './appointment-forms.types.js';
import { formsAddress } from './forms-address.js';
import { sendAppointmentForms } from './send-appointment-forms.js';

const ID_TEXT = 'Id of the appointment.';

@Resolver()
export class SendAppointmentFormsResolver {
  @Access('appointment.write', 'session')
  @Query(() => String, {
    nullable: true,
    description:
      'Address of the page where the customer reads and signs the forms of an appointment; null without forms. Whoever has it may sign: it ends four weeks after the appointment, and once another customer has that. NOT_FOUND for a deleted one.',
  })
  appointmentFormsUrl(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<string | null> {
    return formsAddress(context, id);
  }

  @Access('appointment.write', 'session')
  @Mutation(() => SentAppointmentForms, {
    description:
      'Sends the customer of an appointment the link to its forms: by text, else by e-mail. CONFLICT where no form is left to sign, and where neither reaches them, with why in the message; RATE_LIMITED above 3 an hour or 10 a day for an appointment, or 300 an hour for the business.',
  })
  sendAppointmentForms(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: ID_TEXT }) id: string,
  ): Promise<SentAppointmentForms> {
    return sendAppointmentForms(context, id);
  }
}
