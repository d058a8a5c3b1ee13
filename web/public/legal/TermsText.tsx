import { LegalSections, type LegalSection } from './LegalSections';

const sections: LegalSection[] = [
  { title: 'terms.whatTitle', text: 'terms.what' },
  { title: 'terms.whoTitle', text: 'terms.who' },
  { title: 'terms.customersTitle', items: ['terms.customers1', 'terms.customers2', 'terms.customers3'] },
  {
    title: 'terms.businessesTitle',
    items: ['terms.businesses1', 'terms.businesses2', 'terms.businesses3', 'terms.businesses4'],
  },
  { title: 'terms.nobodyTitle', text: 'terms.nobody' },
  { title: 'terms.endingTitle', text: 'terms.ending' },
  { title: 'terms.answerTitle', text: 'terms.answer' },
  { title: 'terms.claimsTitle', text: 'terms.claims' },
  { title: 'terms.changesTitle', text: 'terms.changes' },
];

/** The terms of service. */
export function TermsText() {
  return <LegalSections sections={sections} />;
}
