import { Field, InterfaceType } from 'type-graphql';
import { Column } from 'typeorm';

export type KioskToggle = keyof KioskToggles;

const descriptions = new Map<KioskToggle, string>();

function Toggle(description: string) {
  return (toggles: KioskToggles, name: KioskToggle) => {
    descriptions.set(name, description);
    Field(() => Boolean, { description })(toggles, name);
    Column('boolean')(toggles, name);
  };
}

/** A new toggle is a line here and a column: the settings, their input, the public app and the documents of the web follow. */
@InterfaceType({ description: 'What the form of the check-in app asks, each on or off.' })
export abstract class KioskToggles {
  @Toggle('Whether the form asks for the party size.') partyEnabled!: boolean;
  @Toggle('Whether the form asks for the temperature (°F).') tempEnabled!: boolean;
  @Toggle(
    "Whether the form offers 'Select Products & Services'. Customers see it where the catalogue has live items and the plan includes it.",
  )
  serviceEnabled!: boolean;
  @Toggle(
    "Whether the form offers 'Select Staff'. Customers see it where somebody can be chosen and the plan includes staff.",
  )
  staffEnabled!: boolean;
  @Toggle("Whether the form offers 'Notes or Requests'.") notesEnabled!: boolean;
  @Toggle('Whether customers confirm or sign a form before they are in line. False while that form is archived.')
  formEnabled!: boolean;
}

/** Every toggle with what it says in the schema. */
export const KIOSK_TOGGLES: ReadonlyMap<KioskToggle, string> = descriptions;
