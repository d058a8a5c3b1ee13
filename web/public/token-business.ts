/** Id of the business of a token or link, which its second part names; undefined if it is malformed. */
export function businessIdOf(token: string): string | undefined {
  const part = /^g[a-z]_([0-9a-z]{1,11})_/.exec(token)?.[1];
  return part === undefined ? undefined : String(parseInt(part, 36));
}
