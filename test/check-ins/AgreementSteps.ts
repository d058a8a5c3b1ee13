import type { CheckInInput } from '../../web/schema.generated.js';
import type { Actor } from '../world/Actor.js';
import type { World } from '../world/World.js';
import {
  AgreementAddForm,
  AgreementAddPerson,
  AgreementAsk,
  AgreementOfKiosk,
  AgreementOfPerson,
  AgreementUpdateForm,
} from './agreement.generated.js';
import { CheckIn } from './check-in.generated.js';
import { Queue } from './queue.generated.js';

export const WAIVER = { name: 'Waiver', content: '<p>I come at my own risk.</p>', signatureRequired: true };

/** A kiosk at a business with a form, and what customers and the owner do with it. */
export class AgreementSteps {
  #keys = 0;
  readonly world: World;
  readonly kiosk: Actor;
  readonly formId: string;

  private constructor(world: World, kiosk: Actor, formId: string) {
    this.world = world;
    this.kiosk = kiosk;
    this.formId = formId;
  }

  static async begin(world: World): Promise<AgreementSteps> {
    const { clock } = world;
    const now = clock.now();
    // What was taken offline days ago is of a text that existed by then.
    clock.set(new Date('2026-05-01T16:00:00Z'));
    const formId = await addForm(world);
    clock.set(now);
    return new AgreementSteps(world, await world.business.kiosk(), formId);
  }

  aForm = (more: object = {}) => addForm(this.world, more);

  /** Switches it on, but for what is given. */
  ask = async (input: object = {}) =>
    (
      await this.world.business.owner.must(AgreementAsk, {
        input: { formEnabled: true, formId: this.formId, ...input },
      })
    ).updateCheckInApp;

  change = (content: string) =>
    this.world.business.owner.must(AgreementUpdateForm, { id: this.formId, input: { ...WAIVER, content } });

  archive = () => this.world.business.archivesForm(this.formId);

  later = (days: number) => {
    const { clock } = this.world;
    clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString());
  };

  handleOf = async (phone = this.world.newPhone(), firstName = 'Ann', by = this.kiosk) =>
    (await by.must(AgreementAddPerson, { phone, firstName })).addPerson.handle;

  toSign = async (handle: string, by = this.kiosk) => (await by.must(AgreementOfPerson, { handle })).agreement;

  /** The version that the kiosk holds. */
  version = async () => (await this.kiosk.must(AgreementOfKiosk)).kiosk.app.agreement!.versionId;

  signed = (versionId: string, more: object = {}) => ({
    versionId,
    submissionKey: `signing-of-this-test-${(this.#keys += 1)}`,
    isAgreed: true,
    signerName: 'Ann Lee',
    ...more,
  });

  checkIn = async (handle: string, more: Partial<CheckInInput> = {}, by = this.kiosk) =>
    (await by.must(CheckIn, { input: { handle, ...more } })).checkIn;

  signIn = async (handle: string, more: Partial<CheckInInput> = {}, by = this.kiosk) =>
    this.checkIn(handle, { signature: this.signed((await this.toSign(handle, by))!.versionId), ...more }, by);

  refusal = async (handle: string, more: Partial<CheckInInput> = {}, by = this.kiosk) =>
    (await by.ask(CheckIn, { input: { handle, ...more } })).errors?.[0]?.extensions;

  line = async () => (await this.world.business.owner.must(Queue)).queue.items;

  signatures = () =>
    this.world.rows<Record<string, unknown>>(
      this.world.business.id,
      `select s.form_id::text, v.number, s.check_in_id::text, s.customer_id::text, s.kind, s.place, s.signer_name, s.signed_at, s.received_at, s.language
       from signature s join form_version v on v.id = s.form_version_id order by seq`,
    );
}

const addForm = async (world: World, more: object = {}) =>
  (await world.business.owner.must(AgreementAddForm, { input: { ...WAIVER, ...more } })).addForm.id;
