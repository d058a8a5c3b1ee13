import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Closes what the address opened: back to the page if it was opened there, else in place at `search`. Only the first
 * press goes back, as a second one would leave the page.
 */
export function useClose(isFromPage: boolean, search: string) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  return () => {
    const goesBack = isFromPage && left.current !== key;
    left.current = key;
    void (goesBack ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset: true }));
  };
}
