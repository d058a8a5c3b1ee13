import { defineTopic } from '../../core/topic.js';

/** What the page of a business shows: its profile, hours, settings, policies with their forms, and photos. */
export const BUSINESS_PAGE = defineTopic('business-page', [
  'business',
  'business_hour',
  'business_page',
  'business_policy',
  'form',
  'hours_exception',
  'media',
]);
