/** Refusals by phone, as with Twilio's test credentials: https://www.twilio.com/docs/iam/test-credentials */
export const REFUSED_TEXTS: Record<string, number> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
export const REFUSED_CALLS: Record<string, number> = {
  '+15005550001': 21211,
  '+15005550002': 21214,
  '+15005550003': 21215,
  '+15005550004': 21216,
};

/** Our own phones whose texts are accepted but not delivered, with the code in the status callback. */
export const UNDELIVERED: Record<string, number> = {
  '+15005553003': 30003,
  '+15005553005': 30005,
  '+15005553006': 30006,
  '+15005553007': 30007,
};
/** The same for calls: their final status. */
export const UNANSWERED: Record<string, string> = {
  '+15005553003': 'no-answer',
  '+15005553005': 'failed',
  '+15005553006': 'busy',
};

export const ERROR_TEXTS: Record<number, string> = {
  20003: 'Authenticate',
  20404: 'The requested resource was not found',
  21201: "No 'To' number is specified",
  21205: 'Url parameter is required',
  21210: "'From' phone number not verified",
  21211: "The 'To' number is not a valid phone number.",
  21214: "'To' phone number cannot be reached",
  21215: 'Account not authorized to call this number',
  21216: 'Account not allowed to call this number',
  21213: "'From' phone number is required",
  21408: 'Permission to send an SMS has not been enabled for the region',
  21602: 'Message body is required.',
  21603: "A 'From' phone number is required.",
  21604: "A 'To' phone number is required.",
  21606: "The 'From' phone number is not a valid, message-capable Twilio phone number.",
  21609: "The 'StatusCallback' URL is not a valid URL.",
  21610: 'Attempt to send to unsubscribed recipient',
  21612: "The 'To' phone number is not currently reachable via SMS",
  21614: "'To' number is not a valid mobile number",
  21617: 'The concatenated message body exceeds the 1600 character limit.',
  30003: 'Unreachable destination handset',
  30005: 'Unknown destination handset',
  30006: 'Landline or unreachable carrier',
  30007: 'Message filtered',
};
