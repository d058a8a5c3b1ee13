import type { KioskToggles } from '../../schema.generated';
import type { Toggle } from '../pieces/ToggleFields';

/** Questions of the kiosk's form, in the order of the customize dialog. */
export const questionToggles: Readonly<Record<Exclude<keyof KioskToggles, 'formEnabled'>, Toggle>> = {
  partyEnabled: { label: 'Party size', help: 'Asks how many people come, 1 to 5+.' },
  tempEnabled: { label: 'Temperature', help: 'Asks for the temperature in °F.' },
  serviceEnabled: {
    label: 'Services',
    help: "Offers 'Select Products & Services', once you have some.",
    needsPlan: true,
  },
  staffEnabled: {
    label: 'Staff',
    help: "Lets customers choose who serves them: offers 'Select Staff', once you have some.",
    needsPlan: true,
  },
  notesEnabled: { label: 'Notes', help: "Offers a field 'Notes or Requests'." },
};

/** Every toggle of the kiosk's form in the schema. */
export const kioskToggles: Readonly<Record<keyof KioskToggles, Toggle>> = {
  ...questionToggles,
  formEnabled: {
    label: 'Agreement form',
    help: 'Customers read a form and agree to it, or sign it, before they are in line. Parties that you add yourself are not asked.',
  },
};

const autoFeedbackEnabled = {
  label: 'Auto feedback',
  help: 'Asks customers how their visit was, 3 hours after they were seated, between 9:00 AM and 8:00 PM: by text, or by email where no text can go out.',
  needsPlan: true,
};

/** Toggles for after the visit, in the customize dialog. */
export const visitToggles: Readonly<Record<'autoFeedbackEnabled', Toggle>> = { autoFeedbackEnabled };

/** Toggles of the settings dialog, in order. */
export const settingToggles: Readonly<
  Record<'paused' | 'onlyFromHere' | 'placeLinksEnabled' | 'autoFeedbackEnabled' | 'closeTextsEnabled', Toggle>
> = {
  paused: {
    label: 'Pause check-in',
    help: 'Kiosks and phones say that check-in is paused and take nobody, until you switch this off. Whoever waits already stays in line, and you can still add parties yourself.',
  },
  onlyFromHere: {
    label: 'Only from here',
    help: 'Phones check in only with the QR code on the kiosk or the waitlist monitor, which changes every 3 minutes. Whoever scans a printed one is asked to scan that one. Keeps strangers from checking in from elsewhere.',
  },
  placeLinksEnabled: {
    label: 'Links for kiosk customers',
    help: "Whoever checks in at a kiosk is sent the link of their place in line: by text, one of the month's texts, else by email.",
  },
  autoFeedbackEnabled,
  closeTextsEnabled: {
    label: "'Getting close' texts",
    help: 'A party gets a text when it is next in line, or among the first five and may be called up within 10 minutes.',
    needsPlan: true,
  },
};
