import { useTranslate } from '../../i18n/language-context';
import { useRefusalText } from '../../i18n/refusal-text';
import type { Failure } from '../../request';
import { failureKind, isTooMuch } from '../booking-failure';

/** Why a booking or a code was refused, in the reader's language. */
export function useBookingRefusal(): (failure: Failure) => string {
  const t = useTranslate();
  const refusalText = useRefusalText();
  return (failure) => {
    const kind = failureKind(failure);
    return isTooMuch(kind) ? t(`bookingSteps.${kind}`) : refusalText(failure);
  };
}
