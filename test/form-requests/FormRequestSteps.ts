import type { FormFieldInput } from '../../web/schema.generated.js';
import { Parties } from '../messages/Parties.js';
import type { World } from '../world/World.js';
import { FormsToSign, RequestTests_AddForm, SendForms, SignForms } from './form-requests.generated.js';

let keys = 0;

/** What staff and a customer do with a link to sign forms, and what reaches the customer. */
export class FormRequestSteps {
  readonly parties: Parties;

  constructor(readonly world: World) {
    this.parties = new Parties(world);
  }

  async form(
    name = 'Waiver',
    { signatureRequired = true, content = `<p>${name} text</p>`, fields = [] as FormFieldInput[] } = {},
  ): Promise<string> {
    const input = { name, content, signatureRequired, fields };
    return (await this.world.business.owner.must(RequestTests_AddForm, { input })).addForm.id;
  }

  send(customerId: string, formIds: string[]) {
    return this.world.business.owner.ask(SendForms, { customerId, formIds });
  }

  async deliver(): Promise<void> {
    const queued = await this.world.rows<{ id: string }>(
      this.world.business.id,
      `select id from message where status = 'queued' order by id`,
    );
    for (const { id } of queued) await this.parties.deliver(id);
  }

  /** The token that reached the customer last, by text or else by mail. */
  get token(): string {
    const words = this.parties.twilio.texts.at(-1)?.body ?? this.parties.mails.at(-1)!.text;
    return /\/sign\/(\S+)/.exec(words)![1]!;
  }

  async link(customerId: string, formIds: string[]): Promise<string> {
    await this.world.business.owner.must(SendForms, { customerId, formIds });
    await this.deliver();
    return this.token;
  }

  async list(token: string) {
    return (await this.world.anonymous.must(FormsToSign, { token })).formsToSign;
  }

  signature(versionId: string, more: object = {}) {
    keys += 1;
    const submissionKey = `signing-of-the-test-${keys}`;
    return { versionId, submissionKey, isAgreed: true, signerName: 'Ann Lee', ...more };
  }

  sign(token: string, versionId: string, more: object = {}) {
    return this.world.anonymous.ask(SignForms, { token, signatures: [this.signature(versionId, more)] });
  }
}
