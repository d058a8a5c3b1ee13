import { FactList } from '../pieces/FactList';
import type { BusinessPageSettingsFragment } from './business-page.generated';
import { pageToggles, word } from './page-settings-values';

/** The settings for those who do not change them. */
export function SettingsFacts({ settings }: { settings: BusinessPageSettingsFragment }) {
  return (
    <FactList
      facts={[
        [pageToggles.hiddenFromSearch.label, word(settings.hiddenFromSearch)],
        [pageToggles.joinsFromAfar.label, word(settings.joinsFromAfar)],
      ]}
    />
  );
}
