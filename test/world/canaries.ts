import { columnsOf, PERSONAL } from '../access/personal-columns.js';

/** What is planted in each personal column, as `table.column`: a value that nothing else can be. */
export const CANARIES: Record<string, string> = {
  'account.email': 'account-canary@nest.example',
  'account.last_name': 'Canaryowner',
  'account.phone': '2125550198',
  'account.refer_by_name': 'Canaryreferrer',
  'account.password_hash': 'canary-password-hash',
  'appointment.email': 'visit-canary@nest.example',
  'appointment.notes': 'Canaryvisit',
  'appointment.title': 'Canarytraining',
  'appointment_event.actor_name': 'Canaryscheduler',
  'appointment_event.data': 'canary-calendar-data',
  'audit_log.address': '203.0.113.99',
  'audit_log.actor': 'canary-audit-actor',
  'audit_log.subject': 'canary-audit-subject',
  'audit_log.fields': 'canaryAuditField',
  'booking_hold.email': 'hold-canary@nest.example',
  'booking_hold.first_name': 'Canaryholder',
  'booking_hold.last_name': 'Canaryheld',
  'booking_hold.notes': 'Canarywish',
  'booking_hold.phone': '2125550192',
  'standby.email': 'standby-canary@nest.example',
  'standby.first_name': 'Canarywaiter',
  'standby.last_name': 'Canarypatient',
  'standby.phone': '2125550191',
  'check_in.email': 'phone-canary@nest.example',
  'check_in.feedback': 'Canaryfeedback',
  'check_in.notes': 'Canarynotes',
  'check_in.reply': 'Canaryreply',
  'check_in.temperature': '91.7',
  'check_in.undo': 'canary-undo',
  'check_in_change.after': 'Canarynotesafter',
  'check_in_change.before': 'Canarynotesbefore',
  'check_in_event.actor_name': 'Canaryactor',
  'check_in_event.data': 'canary-event-data',
  'customer.birth_year': '29073',
  'customer.email': 'canary@nest.example',
  'customer.last_name': 'Canarylast',
  'customer.notes': 'canary of the notes on a customer',
  'customer.phone': '2125550199',
  'customer.tags': 'canary-tag',
  'erasure_request.email': 'asker-canary@nest.example',
  'erasure_request.phone': '2125550193',
  'erasure_request.reason': 'canary of the reason',
  'customer_merge.filled': 'canary-of-a-merge',
  'idempotency_key.answer': 'canary-kept-answer',
  'message.body': 'Canarybody',
  'message.data': 'canary-message-data',
  'message.recipient': 'canary-recipient@nest.example',
  'rate_limit.key': 'canary-rate-limit',
  'sandbox_message.attachments': 'canary-outbox-attachments',
  'sandbox_message.html': 'canary-outbox-html',
  'sandbox_message.recipient': 'canary-outbox-recipient',
  'sandbox_message.sender': 'canary-outbox-sender',
  'sandbox_message.subject': 'canary-outbox-subject',
  'sandbox_message.text': 'canary-outbox-text',
  'sender.phone': '+12125550197',
  'signature.address': '203.0.113.98',
  'signature.answers': 'canary-signed-answer',
  'signature.email': 'copy-canary@nest.example',
  'signature.search_name': ' canarysearchedname',
  'signature.signed_for': 'Canaryminor',
  'signature.signer_name': 'Canarysigner',
  'signature.strokes': '599,199 598,198',
  'signature.user_agent': 'canary-browser',
  'signature.sent_to': 'canary-link-recipient',
  'staff.email': 'staff-canary@nest.example',
  'staff_invitation.email': 'invited-canary@nest.example',
  'staff.first_name': 'Canarycolleague',
  'staff.last_name': 'Canarycoworker',
  'staff.phone': '2125550194',
  'text_consent.phone': '2125550196',
  'text_reply.body': 'Canarytext',
  'text_reply.phone': '+12125550195',
};

/** Personal columns without a value of their own, and why. */
export const WITHOUT_CANARY: Record<string, string> = {
  'account.email_key': 'is the e-mail in lower case',
  'account.first_name': 'greets its own account in mails',
  'appointment.proof': 'is a pseudonym of the phone or the mailbox',
  'booking_link.sent_to': 'is a pseudonym of the phone or the mailbox',
  'check_in.rating': 'a digit cannot be told from others',
  'customer.birth_day': 'a small number cannot be told from others',
  'customer.birth_month': 'a small number cannot be told from others',
  'customer.dial_code': 'a digit cannot be told from others',
  'customer.email_key': 'is the e-mail in lower case',
  'customer.first_name': 'is shown with an initial (ruling 1)',
  'customer.name_key': 'is the name in plain letters',
  'customer.search_text': 'is made of the name, phone number and e-mail',
  'customer.held_reason': 'a held customer cannot be erased; one type for owners has it',
  'outside_calendar.fault_detail': 'is a time zone or a number, which one type for staff has',
  'outside_calendar.sealed_address': 'is sealed',
  'own_data_link.email': "is the customer's",
  'own_data_link.phone': "is the customer's",
  'person.dial_code': 'a digit cannot be told from others',
  'person.first_name': 'is shown with an initial (ruling 1)',
  'person.last_name': "is the customer's",
  'person.phone': "is the customer's",
  'export_file.filter': 'is what the owner looked for, for a day',
  'staff.search_text': 'holds the names, the phone and the e-mail address',
  'staff_invitation.email_key': 'is the e-mail in lower case',
  'text_consent.dial_code': 'a digit cannot be told from others',
};

/** Personal columns that are neither planted nor excused. */
export const unplanted = (): string[] =>
  columnsOf(PERSONAL).filter((column) => !(column in CANARIES) && !(column in WITHOUT_CANARY));

const escaped = (text: string) => text.replaceAll(/[.+]/g, String.raw`\$&`);

/** Finds every canary in an answer, a page or a message. */
export const CANARY_PATTERN = new RegExp(
  Object.values(CANARIES)
    .map((value) => (/^[\d.]+$/.test(value) ? String.raw`(?<!\d)${escaped(value)}(?!\d)` : escaped(value)))
    .join('|'),
  'i',
);

/** The columns whose canaries a text holds. */
export const columnsIn = (text: string): string[] =>
  Object.entries(CANARIES)
    .filter(([, value]) => CANARY_PATTERN.test(text) && text.toLowerCase().includes(value.toLowerCase()))
    .map(([column]) => column);

const of = (column: keyof typeof CANARIES): string => CANARIES[column]!;

/** Rows in which canaries are planted: an account of the business and its customer, whose name and phone are canaries already, in the queue. */
export interface CanaryIds {
  businessId: string;
  accountId: string;
  customerId: string;
  checkInId: string;
}

/** Statements that plant every canary, for a superuser. */
export function plantings({
  businessId,
  accountId,
  customerId,
  checkInId,
}: CanaryIds): [text: string, values: unknown[]][] {
  return [
    [
      `update account set email = $2, last_name = $3, phone = $4, refer_by_name = $5, password_hash = $6 where id = $1`,
      [
        accountId,
        of('account.email'),
        of('account.last_name'),
        of('account.phone'),
        of('account.refer_by_name'),
        of('account.password_hash'),
      ],
    ],
    [
      `insert into audit_log (business_id, id, at, actor, action, subject, fields, address) values ($1, $2, now(), $3, 'canary', $4, array[$5], $6)`,
      [
        businessId,
        idIn(businessId),
        of('audit_log.actor'),
        of('audit_log.subject'),
        of('audit_log.fields'),
        of('audit_log.address'),
      ],
    ],
    ...appointments({ businessId, customerId }),
    [
      `update check_in set feedback = $3, notes = $4, reply = $5, temperature = $6, undo = jsonb_build_object('note', $7::text), email = $8 where business_id = $1 and id = $2`,
      [
        businessId,
        checkInId,
        of('check_in.feedback'),
        of('check_in.notes'),
        of('check_in.reply'),
        of('check_in.temperature'),
        of('check_in.undo'),
        of('check_in.email'),
      ],
    ],
    [
      `insert into check_in_event (business_id, id, check_in_id, kind, at, actor, actor_name, data) values ($1, $2, $3, 'changed', now(), 'user:1', $4, jsonb_build_object('text', $5::text))`,
      [businessId, idIn(businessId), checkInId, of('check_in_event.actor_name'), of('check_in_event.data')],
    ],
    [
      `insert into check_in_change (business_id, id, event_id, field, before, after) values ($1, $2, $2, 'notes', $3, $4)`,
      [businessId, idIn(businessId), of('check_in_change.before'), of('check_in_change.after')],
    ],
    [
      `insert into customer_merge (business_id, id, kept_id, merged_id, at, undo_until, filled) values ($1, $2, $3, $3, now(), now(), jsonb_build_object('notes', $4::text))`,
      [businessId, idIn(businessId), customerId, of('customer_merge.filled')],
    ],
    [
      `update customer set email = $3, birth_year = $4, notes = $5, tags = array[$6], birth_month = 6, birth_day = 15 where business_id = $1 and id = $2`,
      [
        businessId,
        customerId,
        of('customer.email'),
        Number(of('customer.birth_year')),
        of('customer.notes'),
        of('customer.tags'),
      ],
    ],
    [
      `insert into erasure_request (business_id, id, customer_id, state, phone, email, reason, asked_at, due_at)
       values ($1, $2, $3, 'declined', $4, $5, $6, now(), now())`,
      [
        businessId,
        idIn(businessId),
        customerId,
        of('erasure_request.phone'),
        of('erasure_request.email'),
        of('erasure_request.reason'),
      ],
    ],
    [
      `insert into idempotency_key (business_id, id, viewer, operation, key, body_hash, answer, created_at) values ($1, $2, 'anonymous', 'canary', 'canary', '', to_jsonb($3::text), now())`,
      [businessId, idIn(businessId), of('idempotency_key.answer')],
    ],
    [
      `insert into message (business_id, id, channel, class, template, recipient, subject_kind, subject_id, data, body, status, created_at, customer_id)
       values ($1, $2, 'text', 'transactional', 'getting-close', $3, 'check-in', $4, jsonb_build_object('text', $5::text), $6, 'sent', now(), $7)`,
      [
        businessId,
        idIn(businessId),
        of('message.recipient'),
        checkInId,
        of('message.data'),
        of('message.body'),
        customerId,
      ],
    ],
    [`insert into rate_limit (key, window_start, used) values ($1, now(), 1)`, [of('rate_limit.key')]],
    [
      `insert into sandbox_message (channel, sender, recipient, subject, text, html, attachments) values ('email', $1, $2, $3, $4, $5, $6)`,
      [
        of('sandbox_message.sender'),
        of('sandbox_message.recipient'),
        of('sandbox_message.subject'),
        of('sandbox_message.text'),
        of('sandbox_message.html'),
        JSON.stringify([{ fileName: of('sandbox_message.attachments') }]),
      ],
    ],
    [
      `insert into sender (number, phone, business_id) values ('+15005550006', $2, $1)`,
      [businessId, of('sender.phone')],
    ],
    [
      `insert into form (business_id, id, name, content, created_at) values ($1, $2, 'Canary form', '<p>Text</p>', now())`,
      [businessId, idIn(businessId)],
    ],
    [
      `insert into form_version (business_id, id, form_id, number, name, content, fields, signature_required, sha256, created_at, created_by)
       values ($1, $2, $2, 1, 'Canary form', '<p>Text</p>', '[]', true, repeat('0', 64), now(), 'greeter')`,
      [businessId, idIn(businessId)],
    ],
    [
      `insert into signature (business_id, id, seq, submission_key, code, form_id, form_version_id, customer_id, kind, place, language, consent, business_name, time_zone,
         signed_at, received_at, signer_name, signed_for, strokes, answers, email, sent_to, address, user_agent, salt, search_name, digest, previous_hash, hash)
       values ($1, $2, 1000000, 'canary', 'canary', $2, $2, $3, 'drawn', 'link', 'en', 'I agree', 'Salon', 'UTC', now(), now(),
         $4, $5, $6, jsonb_build_array(jsonb_build_object('name', 'a', 'value', $7::text)), $8, $12, $9, $10, '', $11, repeat('0', 64), '', repeat('0', 64))`,
      [
        businessId,
        idIn(businessId),
        customerId,
        of('signature.signer_name'),
        of('signature.signed_for'),
        of('signature.strokes'),
        of('signature.answers'),
        of('signature.email'),
        of('signature.address'),
        of('signature.user_agent'),
        of('signature.search_name'),
        of('signature.sent_to'),
      ],
    ],
    [
      `insert into staff (business_id, id, role, first_name, last_name, phone, email, created_at) values ($1, $2, 4, $3, $4, $5, $6, now())`,
      [
        businessId,
        idIn(businessId),
        of('staff.first_name'),
        of('staff.last_name'),
        of('staff.phone'),
        of('staff.email'),
      ],
    ],
    [
      `insert into staff_invitation (business_id, id, staff_id, email, invited_by, created_at, expires_at)
       select business_id, $2, id, $3, $4, now(), now() from staff where business_id = $1 and account_id = $4`,
      [businessId, idIn(businessId), of('staff_invitation.email'), accountId],
    ],
    [
      `insert into text_consent (business_id, id, phone, kind, source, at) values ($1, $2, $3, 'granted', 'kiosk', now())`,
      [businessId, idIn(businessId), of('text_consent.phone')],
    ],
    [
      `insert into text_reply (business_id, id, subject_kind, subject_id, phone, body, kind, provider_id, at) values ($1, $2, 'check-in', $3, $4, $5, 'message', 'canary', now())`,
      [businessId, idIn(businessId), checkInId, of('text_reply.phone'), of('text_reply.body')],
    ],
  ];
}

/** A visit of the customer with its log, and an event for everybody; they take no time. */
function appointments({
  businessId,
  customerId,
}: Pick<CanaryIds, 'businessId' | 'customerId'>): [text: string, values: unknown[]][] {
  const [visit, event] = [idIn(businessId), idIn(businessId, 1)];
  return [
    [
      `insert into appointment (business_id, id, status, flag, customer_id, notes, title, email, starts_at, ends_at, created_at)
       select $1::bigint, $2::bigint, 'booked', 'canceled', $4::bigint, $5, '', $7, t.at, t.at + interval '1 hour', t.at from (select timestamptz '2026-06-15 16:00Z' as at) t
       union all
       select $1, $3, 'event', 'canceled', null, '', $6, null, t.at, t.at + interval '1 hour', t.at from (select timestamptz '2026-06-15 16:00Z' as at) t`,
      [businessId, visit, event, customerId, of('appointment.notes'), of('appointment.title'), of('appointment.email')],
    ],
    [
      `insert into booked_time (business_id, id, appointment_id, number, starts_at, ends_at, blocked_from, blocked_to, is_live, overlap_group)
       select business_id, id, id, 1, starts_at, ends_at, starts_at, ends_at, false, 1 from appointment where business_id = $1 and id in ($2, $3)`,
      [businessId, visit, event],
    ],
    [
      `insert into booking_hold
         (business_id, id, token_hash, salt, first_name, last_name, phone, email, notes, language, channel, starts_at, ends_at, created_at, expires_at)
       values ($1, $2, 'none', 'none', $3, $4, $5, $6, $7, 'en', 'text', now(), now() + interval '1 hour', now(), now())`,
      [
        businessId,
        visit,
        of('booking_hold.first_name'),
        of('booking_hold.last_name'),
        of('booking_hold.phone'),
        of('booking_hold.email'),
        of('booking_hold.notes'),
      ],
    ],
    [
      `insert into standby (business_id, id, token_hash, salt, first_name, last_name, phone, email, language, channel, parts, first_date, last_date, created_at, ends_at)
       values ($1, $2, 'none', 'none', $3, $4, $5, $6, 'en', 'text', '[]', '2026-06-22', '2026-06-22', now(), now())`,
      [businessId, visit, of('standby.first_name'), of('standby.last_name'), of('standby.phone'), of('standby.email')],
    ],
    [
      `insert into appointment_event (business_id, id, appointment_id, kind, at, actor, actor_name, data)
       values ($1, $2, $2, 'changed', now(), 'user:1', $3, jsonb_build_object('before', $4::text))`,
      [businessId, visit, of('appointment_event.actor_name'), of('appointment_event.data')],
    ],
  ];
}

/** An id of the business far above those that its sequences hand out in a test. */
const idIn = (businessId: string, number = 0): string =>
  String((BigInt(businessId) << 32n) | BigInt(4_000_000_000 + number));
