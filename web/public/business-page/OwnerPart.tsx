import { useLate } from '../../ui/use-late';
import { useOwner } from './use-owner';

const loadBar = () => import('./OwnerBar').then(({ OwnerBar }) => OwnerBar);

function LateBar({ url }: { url: string }) {
  const { Piece } = useLate(loadBar);
  return Piece && <Piece url={url} />;
}

/** The bar of who is signed in at this business; nobody else loads it. */
export function OwnerPart({ businessId, url }: { businessId: string; url: string }) {
  return useOwner(businessId) ? <LateBar url={url} /> : null;
}
