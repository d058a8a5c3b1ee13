import type { Context } from '../../../core/context.js';
import { appointmentById } from '../calendar/appointment-by-id.js';
import { formsPath } from '../paths.js';

/** The address of the page where a customer signs the forms of an appointment; null of one without forms. Throws NOT_FOUND. */
export async function formsAddress(context: Context, id: string): Promise<string | null> {
  const appointment = await appointmentById(context, id);
  return appointment.forms.length > 0 ? `${context.facts.origin}${formsPath(appointment)}` : null;
}
