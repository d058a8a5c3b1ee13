import { createContext, useContext } from 'react';
import type { Ask } from './ask';
import type { Follow } from './follow';

export type AppContext = {
  ask: Ask;
  follow: Follow;
  /** Goes to another address of this site; `replace` leaves no entry for the back button. */
  navigate(to: string, options?: { replace?: boolean }): void;
};

export const AppContext = createContext<AppContext | null>(null);

function useApp(): AppContext {
  const app = useContext(AppContext);
  if (!app) throw new Error('Outside of PublicApp');
  return app;
}

export const useAsk = (): Ask => useApp().ask;
export const useFollow = (): Follow => useApp().follow;
export const useNavigate = (): AppContext['navigate'] => useApp().navigate;
