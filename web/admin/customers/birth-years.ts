const span = 115;

/** The years to choose from: this one and those before it, and one that is chosen already. */
export function birthYears(thisYear: number, chosen: number | null): (readonly [value: string, word: string])[] {
  const years = Array.from({ length: span + 1 }, (_, ago) => thisYear - ago);
  const all = chosen !== null && !years.includes(chosen) ? [...years, chosen] : years;
  return all.map((year) => [`${year}`, `${year}`]);
}
