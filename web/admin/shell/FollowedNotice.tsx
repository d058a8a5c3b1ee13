import { useEffect } from 'react';
import { takeFollowed } from '../accounts/switching';
import { useNotice } from '../pieces/use-notice';

/** Says why this tab shows another business than before. */
export function FollowedNotice({ businessName }: { businessName: string }) {
  const notify = useNotice();
  useEffect(() => {
    if (takeFollowed())
      notify({ message: `Another tab switched to ${businessName}. This one shows it too now.`, seconds: 10 });
  }, [notify, businessName]);
  return null;
}
