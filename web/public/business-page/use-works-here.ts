import { useEffect, useState } from 'react';
import { useRequest } from '../app-context';
import { BusinessPage_ReadViewerDocument } from './page-now.generated';

/** Whether who looks is signed in at this business; asked in the browser, so that the page is the same for everybody. */
export function useWorksHere(businessId: string): boolean {
  const request = useRequest();
  const [worksHere, setWorksHere] = useState(false);
  useEffect(() => {
    // In a frame of the admin it is the preview of what visitors see.
    if (window !== window.parent) return undefined;
    let isHere = true;
    request(BusinessPage_ReadViewerDocument).then(
      ({ viewer }) => {
        if (isHere) setWorksHere(viewer?.business?.id === businessId);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [request, businessId]);
  return worksHere;
}
