import { useSettled } from '../../ui/use-settled';
import { useVanityNameField_SuggestQuery } from './business-page.generated';

/** Free names like the typed one, and whether it is free itself: null while that is not known. Nothing where `isAsked` is false. */
export function useVanitySuggestions(
  typed: string,
  isAsked: boolean,
): {
  isFree: boolean | null;
  suggestions: readonly string[];
} {
  const settled = useSettled(typed, 300);
  const { data, previousData } = useVanityNameField_SuggestQuery({
    variables: { like: settled || null },
    fetchPolicy: 'cache-and-network',
    skip: !isAsked,
  });
  const names = data?.suggestVanityNames;
  const shown = names ?? previousData?.suggestVanityNames ?? [];
  return {
    isFree: names && settled === typed ? names.includes(typed) : null,
    suggestions: shown.filter((name) => name !== typed),
  };
}
