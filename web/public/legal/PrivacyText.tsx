import { LegalSections, type LegalSection } from './LegalSections';

const sections: LegalSection[] = [
  { title: 'privacy.shortTitle', text: 'privacy.short' },
  { title: 'privacy.keptTitle', items: ['privacy.kept1', 'privacy.kept2', 'privacy.kept3'] },
  { title: 'privacy.whoTitle', items: ['privacy.who1', 'privacy.who2', 'privacy.who3', 'privacy.who4'] },
  { title: 'privacy.messagesTitle', text: 'privacy.messages' },
  { title: 'privacy.holdersTitle', text: 'privacy.holders' },
  { title: 'privacy.whereTitle', text: 'privacy.where' },
  { title: 'privacy.cookiesTitle', items: ['privacy.cookies1', 'privacy.cookies2'] },
  { title: 'privacy.longTitle', text: 'privacy.long' },
  { title: 'privacy.rightsTitle', text: 'privacy.rights' },
];

/** The privacy policy. */
export function PrivacyText() {
  return <LegalSections sections={sections} />;
}
