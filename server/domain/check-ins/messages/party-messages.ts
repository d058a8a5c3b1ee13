import { CALL_UP } from './kinds/call-up.js';
import { FEEDBACK_REQUEST } from './kinds/feedback-request.js';
import { GETTING_CLOSE } from './kinds/getting-close.js';
import { HOST_TEXT } from './kinds/host-text.js';
import { LEFT_BY_TEXT } from './kinds/left-by-text.js';
import { MORE_TIME } from './kinds/more-time.js';
import { PLACE_LINK } from './kinds/place-link.js';

/** Every message about a visit. */
export const PARTY_MESSAGES = [
  CALL_UP,
  PLACE_LINK,
  GETTING_CLOSE,
  FEEDBACK_REQUEST,
  HOST_TEXT,
  MORE_TIME,
  LEFT_BY_TEXT,
];
