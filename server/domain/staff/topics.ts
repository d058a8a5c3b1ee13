import { defineTopic } from '../../core/topic.js';

/** Staff members, their invitations, hours and photos. */
export const STAFF = defineTopic('staff', ['staff', 'staff_invitation', 'business_hour', 'hours_exception', 'media']);
