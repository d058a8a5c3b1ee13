/** What appointments take up of the next hours, and whether their customers checked in. */
export const BOOKED = [
  'booked_time_blocked (business_id, blocked_from)',
  'appointment_pkey (business_id, id)',
  'calendar_settings_business_id_key (business_id)',
  'check_in_appointment (business_id, appointment_id)',
];

/** The appointment for which a customer comes. */
export const EXPECTED = [
  'appointment_customer (business_id, customer_id, starts_at)',
  'booked_time_business_id_appointment_id_number_key (business_id, appointment_id)',
  'staff_pkey (business_id, id)',
];
