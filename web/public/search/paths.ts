/** The search, of a text and from a part of its results on. */
export function searchPath(text = '', after: string | null = null): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(after && { after }) });
  return query.size > 0 ? `/search?${query}` : '/search';
}
