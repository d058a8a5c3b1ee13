/** Columns that say something of a person: who they are, how to reach them, what they said or felt. */
export const PERSONAL: Record<string, readonly string[]> = {
  account: ['email', 'email_key', 'first_name', 'last_name', 'phone', 'refer_by_name', 'password_hash'],
  audit_log: ['address', 'actor', 'subject', 'fields'],
  check_in: ['email', 'feedback', 'notes', 'rating', 'reply', 'temperature', 'undo'],
  check_in_change: ['after', 'before'],
  check_in_event: ['actor_name', 'data'],
  customer: [
    'birth_day',
    'birth_month',
    'birth_year',
    'dial_code',
    'email',
    'email_key',
    'first_name',
    'last_name',
    'phone',
  ],
  idempotency_key: ['answer'],
  message: ['body', 'data', 'recipient'],
  person: ['dial_code', 'first_name', 'last_name', 'phone'],
  rate_limit: ['key'],
  sandbox_message: ['attachments', 'html', 'recipient', 'sender', 'subject', 'text'],
  sender: ['phone'],
  text_consent: ['dial_code', 'phone'],
  text_reply: ['body', 'phone'],
};

/** Of businesses and of the work of the program: nothing of a person. */
export const IMPERSONAL: Record<string, readonly string[]> = {
  account: ['refer_by_code'],
  audit_log: ['action'],
  business: ['address', 'city', 'country_iso', 'name', 'phone', 'plan', 'state', 'time_zone', 'vanity_name', 'zip'],
  check_in: ['cancel_by', 'joined_by', 'joined_from', 'language', 'public_id', 'status', 'table_number'],
  check_in_app: [
    'color',
    'font_family',
    'greeting',
    'header_text',
    'monitor_token',
    'call_pace',
    'public_token',
    'screen_key',
  ],
  check_in_change: ['field'],
  check_in_day_sums: [
    'canceled',
    'date',
    'hour_totals',
    'hour_waits',
    'new_customers',
    'no_shows',
    'quotes',
    'ratings',
    'seated',
    'size_totals',
    'sizes',
    'time_zone',
    'totals',
    'wait_hours',
    'waits',
    'within',
  ],
  check_in_event: ['actor', 'kind'],
  email_token: ['hash', 'kind'],
  idempotency_key: ['body_hash', 'key', 'operation', 'viewer'],
  kiosk_device: ['created_by', 'name', 'token_hash'],
  media: ['description', 'file', 'files', 'kind', 'placeholder'],
  message: [
    'allowance_month',
    'channel',
    'class',
    'error_code',
    'provider_id',
    'reason',
    'sender',
    'status',
    'subject_id',
    'subject_kind',
    'template',
  ],
  migration: ['name'],
  person: ['added_from'],
  phone_session: ['token_hash'],
  product: ['description', 'name', 'search_text', 'type'],
  product_category: ['name', 'name_key', 'search_text', 'subheading'],
  provider_event: ['event_id', 'provider'],
  sandbox_message: ['callback', 'channel', 'direction', 'provider_id', 'status'],
  sender: ['number'],
  text_allowance: ['month'],
  text_consent: ['kind', 'source', 'wording'],
  text_reply: ['kind', 'provider_id', 'subject_id', 'subject_kind'],
};

export const columnsOf = (classed: Record<string, readonly string[]>): string[] =>
  Object.entries(classed).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));

/** Columns that nobody has said of whether they are personal, as `table.column`. */
export function unclassed(columns: readonly { table: string; column: string }[]): string[] {
  const known = new Set([...columnsOf(PERSONAL), ...columnsOf(IMPERSONAL)]);
  return columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name));
}
