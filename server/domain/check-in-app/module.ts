import type { Module } from '../../core/module.js';
import { CheckInAppResolver } from './check-in-app.resolver.js';
import { KioskDeviceResolver } from './kiosk-device.resolver.js';
import { KIOSK_TOKEN } from './kiosk-token.js';
import { KioskResolver } from './kiosk.resolver.js';
import { MONITOR_LINK } from './monitor-link.js';
import { PhoneSessionResolver } from './phone-session.resolver.js';
import { PHONE_TOKEN } from './phone-token.js';
import { PublicCheckInAppResolver } from './public-check-in-app.resolver.js';
import { QR_CODE } from './qr-code.js';
import { CHECK_IN_APP } from './topics.js';

export const checkInApp: Module = {
  name: 'check-in-app',
  tables: ['check_in_app', 'kiosk_device', 'phone_session'],
  resolvers: [CheckInAppResolver, KioskDeviceResolver, KioskResolver, PhoneSessionResolver, PublicCheckInAppResolver],
  topics: [CHECK_IN_APP],
  tokenKinds: [KIOSK_TOKEN, PHONE_TOKEN, QR_CODE, MONITOR_LINK],
};
