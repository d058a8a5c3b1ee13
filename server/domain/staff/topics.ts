import { defineTopic } from '../../core/topic.js';

/** Staff members, their hours and their photos. */
export const STAFF = defineTopic('staff', ['staff', 'business_hour', 'hours_exception', 'media']);
