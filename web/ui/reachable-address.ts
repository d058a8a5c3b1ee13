/** Whether an address leads only to the machine itself. */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || hostname.startsWith('127.')
  );
}
