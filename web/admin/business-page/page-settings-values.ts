import { pick } from '../pieces/pick';
import type { Toggle } from '../pieces/ToggleFields';
import type { BusinessPageSettingsFragment } from './business-page.generated';

export type PageSettingsValues = Pick<BusinessPageSettingsFragment, 'hiddenFromSearch' | 'joinsFromAfar'>;

export const pageToggles: Readonly<Record<keyof PageSettingsValues, Toggle>> = {
  hiddenFromSearch: {
    label: 'Hide from the search',
    help: 'The business search does not list you. Whoever has the address of your page still sees it.',
  },
  joinsFromAfar: {
    label: 'Join the line from afar',
    help: 'Visitors of your page may join the line without being at your door.',
  },
};

export const pageSettingsValues = (settings: BusinessPageSettingsFragment): PageSettingsValues =>
  pick(settings, ['hiddenFromSearch', 'joinsFromAfar']);

/** How a switch stands. */
export const word = (isOn: boolean) => (isOn ? 'On' : 'Off');

/** The settings as they are now and as they were switched here. */
export const settingsLines = (now: PageSettingsValues, mine: PageSettingsValues) =>
  (['hiddenFromSearch', 'joinsFromAfar'] as const).map(
    (name) => [pageToggles[name].label, word(now[name]), word(mine[name])] as const,
  );
