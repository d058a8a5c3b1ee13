import { useRequest } from '../app-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { Customer_SetPlaceLanguageDocument } from './place-language.generated';

/** The switch of a party that is in line: its texts, calls and mails follow the choice. */
export function PlaceLanguageSwitch({ publicId }: { publicId: string }) {
  const request = useRequest();
  return (
    <LanguageSwitch
      onChange={(language) =>
        // The page has changed already; where the server cannot be told, messages stay as they were.
        void request(Customer_SetPlaceLanguageDocument, { publicId, language }).catch(() => undefined)
      }
    />
  );
}
