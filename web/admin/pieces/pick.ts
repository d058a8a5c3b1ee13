/** The named fields of an object. */
export const pick = <Source extends object, Name extends keyof Source>(source: Source, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;

/** The names of an object's fields, typed. */
export const namesOf = <Source extends object>(source: Source) => Object.keys(source) as (keyof Source)[];
