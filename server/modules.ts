import { sandbox } from './adapters/sandbox/module.js';
import { webhooks } from './adapters/webhooks/module.js';
import { core } from './core/core-module.js';
import { MessageKinds } from './core/messages/MessageKinds.js';
import type { Module } from './core/module.js';
import { accounts } from './domain/accounts/module.js';
import { albums } from './domain/albums/module.js';
import { appointments } from './domain/appointments/module.js';
import { billing } from './domain/billing/module.js';
import { businessPage } from './domain/business-page/module.js';
import { businesses } from './domain/businesses/module.js';
import { catalogue } from './domain/catalogue/module.js';
import { checkInApp } from './domain/check-in-app/module.js';
import { checkIns } from './domain/check-ins/module.js';
import { customers } from './domain/customers/module.js';
import { formRequests } from './domain/form-requests/module.js';
import { forms } from './domain/forms/module.js';
import { hours } from './domain/hours/module.js';
import { media } from './domain/media/module.js';
import { ownData } from './domain/own-data/module.js';
import { records } from './domain/records/module.js';
import { signatures } from './domain/signatures/module.js';
import { staff } from './domain/staff/module.js';
import { handover } from './domain/handover/module.js';
import { timetables } from './domain/timetables/module.js';

/** The modules of all rooms. */
export const MODULES: readonly Module[] = [
  core,
  accounts,
  businesses,
  billing,
  businessPage,
  catalogue,
  checkInApp,
  checkIns,
  appointments,
  customers,
  ownData,
  forms,
  signatures,
  formRequests,
  staff,
  hours,
  timetables,
  handover,
  media,
  albums,
  records,
  webhooks,
  sandbox,
];

export const JOBS = MODULES.flatMap((module) => module.jobs ?? []);
export const TOPICS = MODULES.flatMap((module) => module.topics ?? []);
export const TOKEN_KINDS = MODULES.flatMap((module) => module.tokenKinds ?? []);
export const VIEWS = MODULES.flatMap((module) => module.views ?? []);
export const MESSAGES = MODULES.flatMap((module) => module.messages ?? []);
export const FILES = MODULES.flatMap((module) => module.files ?? []);
export const REPLIES = MODULES.flatMap((module) => module.replies ?? []);

export const MESSAGE_KINDS = new MessageKinds(MESSAGES, REPLIES);
