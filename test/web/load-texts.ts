import { languages, loadBundle, type Bundle } from '../../web/public/i18n/catalogue.generated';
import { loadMessages } from '../../web/public/i18n/messages';

// For tests that draw a component without its page: every text of every language. One after the other, as jest wants modules.
for (const { code } of languages) {
  await loadMessages(code, []);
  for (const bundle of Object.keys(loadBundle[code]) as Bundle[]) await loadMessages(code, [bundle]);
}
