import { ConfigError } from './startup-errors.js';

export type Environment = Record<string, string | undefined>;

/** Typed reads of an environment; each error is a sentence that names the variable, never a secret value. */
export class EnvironmentReader {
  constructor(private readonly env: Environment) {}

  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value ? value : undefined;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new ConfigError(`${name} is "${text}": it must be a whole number from ${min} to ${max}.`);
    return value;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (text === '1' || text === 'true') return true;
    if (text === '0' || text === 'false') return false;
    throw new ConfigError(`${name} is "${text}": it must be 1 or 0.`);
  }

  oneOf<const T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const choice = choices.find((candidate) => candidate === text);
    if (!choice) throw new ConfigError(`${name} is "${text}": it must be one of ${choices.join(', ')}.`);
    return choice;
  }

  webAddress(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
      throw new ConfigError(
        `${name} is "${text}": it must be an address like https://greeter.example.com, without a path.`,
      );
    }
    return url.origin;
  }

  /** An address that may have a path. */
  address(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
      throw new ConfigError(`${name} is "${text}": it must be an address like https://time.example.com/tsr.`);
    return text;
  }

  databaseUrl(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(text))
      throw new ConfigError(`${name} must look like postgres://user:password@host:5432/database.`);
    return text;
  }

  /** All of them or none: half a set of keys would only fail when the first message is sent. */
  group<const T extends string>(...names: T[]): Record<T, string> | undefined {
    const missing = names.filter((name) => this.text(name) === undefined);
    const present = names.filter((name) => this.text(name) !== undefined);
    if (present.length === 0) return undefined;
    if (missing.length > 0)
      throw new ConfigError(
        `${present.join(' and ')} ${present.length > 1 ? 'are' : 'is'} set without ${missing.join(' and ')}: set all of them or none.`,
      );
    return Object.fromEntries(names.map((name) => [name, this.text(name) ?? ''])) as Record<T, string>;
  }
}
