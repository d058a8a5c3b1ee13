import { useDelayed } from '../../ui/use-delayed';

/** What stands where something loads: nothing, and after 3 seconds that it still tries. */
export function StillTrying() {
  return useDelayed(3000) ? <span>Still trying to reach Greeter…</span> : null;
}
