import type { Permission } from '../../schema.generated';
import { useAccount } from './use-account';

/** Whether the signed-in viewer has a permission at their business. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useAccount();
  return (permission) => permissions.includes(permission);
}
