import type { Language } from '../i18n/catalogue.generated';

// A file of its own, so that the form's first script names none of the files that these need.

export const loadLegalDialog = async () => (await import('./LegalDialog')).LegalDialog;

export const loadProductChoice = async (language: Language) => (await import('./ProductChoice')).choiceIn(language);

export const loadStaffChoice = async (language: Language) => (await import('./StaffChoice')).staffChoiceIn(language);

export const loadVisitStep = async () => (await import('./VisitStep')).VisitStep;
