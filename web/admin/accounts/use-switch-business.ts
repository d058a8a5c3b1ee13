import { useState } from 'react';
import { useAttempt } from '../pieces/use-attempt';
import { useSwitchBusinessMutation } from './businesses.generated';
import { openBusiness } from './switching';

/** Opens another business of the viewer; `opening` is the one that is being opened. */
export function useSwitchBusiness() {
  const [run] = useSwitchBusinessMutation();
  const [opening, setOpening] = useState<string | null>(null);
  const { attempt, error, dismiss } = useAttempt();
  async function switchTo(businessId: string) {
    setOpening(businessId);
    // The page that is loaded ends what is shown here.
    const isOpened = await attempt(() => openBusiness(() => run({ variables: { businessId } })));
    if (!isOpened) setOpening(null);
  }
  return { switchTo: (businessId: string) => void switchTo(businessId), opening, error, dismiss };
}
