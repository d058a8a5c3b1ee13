import { createContext, useContext } from 'react';
import type { Request } from './request';
import type { Subscribe } from './subscribe';

export interface AppContext {
  request: Request;
  subscribe: Subscribe;
  /** Goes to another address of this site; `replace` leaves no entry for the back button. */
  navigate(to: string, options?: { replace?: boolean }): void;
}

export const AppContext = createContext<AppContext | null>(null);

function useApp(): AppContext {
  const app = useContext(AppContext);
  if (!app) throw new Error('Outside of PublicApp');
  return app;
}

export const useRequest = (): Request => useApp().request;
export const useSubscribe = (): Subscribe => useApp().subscribe;
export const useNavigate = (): AppContext['navigate'] => useApp().navigate;
