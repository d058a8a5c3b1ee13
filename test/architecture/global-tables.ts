/** Tables without a tenant, by name and nothing else (HOUSE.md rule 5): read before a tenant is known, or shared by all. */
export const GLOBAL_TABLES = [
  'account',
  'business',
  'email_token',
  'form_template',
  'membership',
  'migration',
  'person',
  'provider_event',
  'rate_limit',
  'sandbox_message',
  'search_word',
  'sender',
  'session',
  'vanity_name',
];
