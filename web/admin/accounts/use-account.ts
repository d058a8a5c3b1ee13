import { createContext, useContext } from 'react';
import type { SignedIn } from './use-viewer';

export const AccountContext = createContext<SignedIn | null>(null);

/** The signed-in viewer, inside the account area. */
export function useAccount(): SignedIn {
  const viewer = useContext(AccountContext);
  if (!viewer) throw new Error('useAccount is for pages under /account');
  return viewer;
}
