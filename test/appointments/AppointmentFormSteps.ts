import { FormRequestSteps } from '../form-requests/FormRequestSteps.js';
import { formsLinkOf } from '../world/plant-appointments.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import {
  AddAppointmentWithForms,
  AppointmentForms,
  AppointmentWithForms,
  ChangeAppointmentForms,
  SendAppointmentForms,
  SignAppointmentForms,
} from './appointment-forms.generated.js';

/** What the staff and a customer do with the forms of an appointment, on Tuesday, 16 June at 10 in New York. */
export class AppointmentFormSteps extends FormRequestSteps {
  readonly customer: TestCustomer;

  private constructor(world: World, customer: TestCustomer) {
    super(world);
    this.customer = customer;
  }

  static async open(world: World): Promise<AppointmentFormSteps> {
    return new AppointmentFormSteps(world, await world.business.customer('Ann', 'Lee', '2125550142'));
  }

  get #owner() {
    return this.world.business.owner;
  }

  ask(formIds: readonly string[], more: object = {}) {
    const time = { startsAt: '2026-06-16T10:00', parts: [{ minutes: 30 }] };
    return this.#owner.ask(AddAppointmentWithForms, {
      input: { customerId: this.customer.id, ...time, formIds: [...formIds], ...more },
    });
  }

  async add(formIds: readonly string[]) {
    return (await this.ask(formIds)).data!.addAppointment;
  }

  change(id: string, input: object, version?: number) {
    return this.#owner.ask(ChangeAppointmentForms, { id, input, version: version ?? null });
  }

  async forms(id: string) {
    return (await this.#owner.must(AppointmentWithForms, { id })).appointment.forms;
  }

  sendLink(id: string) {
    return this.#owner.ask(SendAppointmentForms, { id });
  }

  linkOf(id: string): Promise<string> {
    return formsLinkOf(this.world.business, id);
  }

  async read(link: string) {
    return (await this.world.anonymous.must(AppointmentForms, { link })).appointmentForms;
  }

  signOne(link: string, versionId: string, more: object = {}) {
    return this.world.anonymous.ask(SignAppointmentForms, { link, signatures: [this.signature(versionId, more)] });
  }

  /** The customer signs all forms that are open, one after the other. */
  async signAll(link: string): Promise<void> {
    for (const { form, signedAt } of (await this.read(link)).list.forms)
      if (!signedAt) await this.signOne(link, form.versionId);
  }
}
