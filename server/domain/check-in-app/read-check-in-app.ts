import { CheckInApp } from '../../../entities/CheckInApp.js';
import type { Context } from '../../core/context.js';
import { notFound } from '../../core/Refusal.js';

/** The settings of the business of the session. */
export async function readCheckInApp(context: Context): Promise<CheckInApp> {
  const [app] = await context.db.find(CheckInApp, { take: 1 });
  if (!app) throw notFound('The check-in app');
  return app;
}
