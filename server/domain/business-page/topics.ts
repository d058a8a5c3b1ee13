import { defineTopic } from '../../core/topic.js';

/** The page of the business: its photos too. */
export const BUSINESS_PAGE = defineTopic('business-page', []);
