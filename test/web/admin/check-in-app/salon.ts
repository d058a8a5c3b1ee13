import { owner } from '../open-app';

export const app = {
  businessId: '4294967297',
  fontFamily: 'SANS',
  fontSize: 45,
  headerText: 'Welcome, Please Check In',
  greeting: 'Thank you! We will be with you shortly.',
  color: '#cccccc',
  partyEnabled: true,
  tempEnabled: false,
  notesEnabled: true,
  serviceEnabled: true,
  staffEnabled: false,
  formEnabled: false,
  formId: null as string | null,
  formValidDays: 365,
  paused: false,
  autoFeedbackEnabled: false,
  closeTextsEnabled: true,
  placeLinksEnabled: true,
  graceMinutes: 0,
  automaticTextsPerDay: 600,
  automaticTextsToday: 0,
  onlyFromHere: false,
  monitorUrl: 'https://salon.example/monitor/gm_2_abc',
  checkInUrl: 'https://salon.example/checkinapp/mobile/redirect/gq_2_abc',
  logo: null as object | null,
  publicToken: 'gq_2_abc',
  version: 1,
};
export const logo = { id: '4294967300', url: '/api/static/media/checkinapp/preview/ab12.png', width: 300, height: 150 };

export const device = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  createdAt: '2026-11-01T15:00:00.000Z',
  createdBy: 'Zoë Marchetti',
  lastUsedAt: null as string | null,
  ...more,
});

const everyone = ['QUEUE_READ', 'QUEUE_STATUS', 'CHECK_IN_APP_READ'];
const front = [...everyone, 'KIOSK_LAUNCH', 'KIOSK_LIST'];
const managers = [...front, 'CHECK_IN_APP_WRITE', 'KIOSK_REVOKE'];

export const zoe = { ...owner, permissions: managers };
export const frontDesk = { ...owner, role: 'FRONT_DESK', permissions: front };
export const staff = { ...owner, role: 'STAFF', permissions: everyone };

type Shown = Omit<typeof app, 'logo'> & { logo: object | null };

/** Answers of a business whose settings are kept as writes change them. */
export function aSalon(start: Partial<Shown> = {}, devices: object[] = []) {
  const salon = { app: { ...app, ...start } as Shown, devices };
  const change = (input: Partial<Shown>) => (salon.app = { ...salon.app, ...input });
  return {
    salon,
    Query: { checkInApp: () => salon.app, kioskDevices: () => salon.devices },
    Mutation: {
      updateCheckInApp: (_: unknown, { input }: { input: Partial<Shown> }) => change(input),
      renewQrCode: () => change({ checkInUrl: 'https://salon.example/checkinapp/mobile/redirect/gq_2_new' }),
      renewMonitorLink: () => change({ monitorUrl: 'https://salon.example/monitor/gm_2_new' }),
      removeCheckInLogo: () => change({ logo: null }),
      uploadCheckInLogo: () => change({ logo }),
    },
  };
}
