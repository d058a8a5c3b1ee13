import { mintToken } from '../../server/domain/form-requests/request-link.js';
import type { TestBusiness } from './TestBusiness.js';

/** A form with its first version; its id. */
async function plantForm({ world, id }: TestBusiness): Promise<string> {
  const [form] = await world.rows<{ id: string }>(
    id,
    `insert into form (name, content, created_at) values ('Waiver', '<p>Be kind</p>', $1) returning id`,
    [world.clock.now()],
  );
  await world.rows(
    id,
    `insert into form_version (form_id, number, name, content, fields, signature_required, sha256, created_at, created_by)
     select id, version, name, content, fields, signature_required, repeat('0', 64), created_at, '' from form where id = $1 returning id`,
    [form!.id],
  );
  return form!.id;
}

/** A link by which a customer signs a form, as it just went to them. */
export async function plantFormRequest(
  business: TestBusiness,
  customerId: string,
): Promise<{ formRequestId: string; signToken: string }> {
  const { world, id } = business;
  const [request] = await world.rows<{ id: string }>(
    id,
    `insert into form_request (customer_id, form_ids, language, created_at, expires_at, created_by)
     values ($1, $2, 'en', $3, $3, '') returning id`,
    [customerId, [await plantForm(business)], world.clock.now()],
  );
  const formRequestId = request!.id;
  return { formRequestId, signToken: await world.inContext(id, (context) => mintToken(context, formRequestId)) };
}
