export function isRuledOut(selector: unknown, localName: string, classes: ReadonlySet<string>): boolean;
