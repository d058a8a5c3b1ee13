import { exceptionsAfter, FORM_TEMPLATE_IDS, POLICIES, PROFILE, WEEK } from './business-page.js';
import type { DemoCaller } from './DemoCaller.js';
import {
  DemoAddFormDocument,
  DemoAddHoursDocument,
  DemoAddPoliciesDocument,
  DemoCopyFormTemplateDocument,
  DemoSaveProfileDocument,
  DemoSaveSettingsDocument,
  DemoSetExceptionDocument,
} from './documents.generated.js';
import { ZONE } from './seed-business.js';

/** Hours, profile, settings and policies of the business page, and forms for customers. */
export async function seedPage(demo: DemoCaller, today: Date): Promise<void> {
  for (const input of WEEK) await demo.run(DemoAddHoursDocument, { input });
  for (const input of exceptionsAfter(today, ZONE)) await demo.run(DemoSetExceptionDocument, { input });
  await demo.run(DemoSaveProfileDocument, { input: PROFILE });
  await demo.run(DemoSaveSettingsDocument, { input: { joinsFromAfar: true } });
  const formIds: string[] = [];
  for (const input of POLICIES) formIds.push((await demo.run(DemoAddFormDocument, { input })).addForm.id);
  await demo.run(DemoAddPoliciesDocument, { formIds });
  for (const templateId of FORM_TEMPLATE_IDS) await demo.run(DemoCopyFormTemplateDocument, { templateId });
}
