import { useSearchParams } from 'react-router';

/** `?action=name` opens the matching modal on load; closing removes it from the address without a history entry. */
export function useActionParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const write = (change: (next: URLSearchParams) => void) =>
    setParameters(
      (previous) => {
        const next = new URLSearchParams(previous);
        change(next);
        return next;
      },
      { replace: true },
    );
  return {
    isOpen: parameters.get('action') === name,
    open: () => write((next) => next.set('action', name)),
    close: () => write((next) => next.delete('action')),
  };
}
