import { beforeEach, expect, jest, test } from '@jest/globals';
import axe from 'axe-core';
import { LandingPage } from '../../../web/public/landing/LandingPage.js';
import { PrivacyPage } from '../../../web/public/legal/PrivacyPage.js';
import { TermsPage } from '../../../web/public/legal/TermsPage.js';
import { NotFoundPage } from '../../../web/public/not-found/NotFoundPage.js';
import type { AnyPage } from '../../../web/public/page.js';
import { CheckInPosterPage } from '../../../web/public/poster/CheckInPosterPage.js';
import { PagePosterPage } from '../../../web/public/poster/PagePosterPage.js';
import { mockRequest } from '../mock-schema.js';
import { environment, refusing } from './requests.js';
import { showPage } from './show-page.js';

const checkInPoster = () => ({
  businessName: 'Willow Salon',
  checkInUrl: 'http://10.0.0.2:5000/x',
  onlyFromHere: true,
  logo: null,
});
const { request } = mockRequest({
  Query: { environment, checkInPoster, businessProfile: () => ({ vanityName: 'willow' }) },
});

const pages = [
  ['landing', LandingPage, request, '/?signin=1'],
  ['terms', TermsPage, request, '/'],
  ['policy', PrivacyPage, request, '/'],
  ['404', NotFoundPage, request, '/'],
  ['poster', CheckInPosterPage, request, '/'],
  ['page poster', PagePosterPage, request, '/'],
  ['poster without a code', CheckInPosterPage, refusing('INTERNAL'), '/'],
] as const;

beforeEach(() => {
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

test.each(pages)(
  '%s: no axe violation, a title, a description, one h1, one main',
  async (_name, page, asked, address) => {
    const { container, head } = await showPage(page as AnyPage, asked, address);
    document.documentElement.lang = 'en';
    document.title = head.title;
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.querySelectorAll('main')).toHaveLength(1);
    expect(head.description).toMatch(/\.$/);
  },
);
