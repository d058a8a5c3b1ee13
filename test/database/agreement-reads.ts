export const FORM = 'form_pkey (business_id, id)';

/** Whether a customer signed the current version of a form. */
export const SIGNED = [
  FORM,
  'form_version_business_id_form_id_number_key (business_id, form_id)',
  'customer_merged (business_id, merged_into)',
  'customer_pkey (business_id, id)',
  'signature_customer (business_id, customer_id, form_id)',
];
