import type ICAL from 'ical.js';
import { IANAZone } from 'luxon';
import { spend } from './limit-steps.js';
import { ReadingError } from './ReadingError.js';
import { WINDOWS_ZONES } from './windows-zones.js';
import { zoneNamed, zoneOfFile, type Zone } from './zone.js';

/** What it takes to find one, in steps: a name may be anything. */
const STEPS_OF_ZONE = 1000;
const MAX_NAME = 200;

/** The zones of one file, each found once. */
export class Zones {
  readonly #calendar: InstanceType<typeof ICAL.Component>;
  readonly #known = new Map<string, Zone>();
  /** Of times that name none. */
  readonly floating: Zone;

  constructor(calendar: InstanceType<typeof ICAL.Component>, timeZone: string) {
    this.#calendar = calendar;
    this.floating = zoneNamed(timeZone);
  }

  /** Of the times of a property. Throws ReadingError for a zone that nobody knows. */
  of(property: InstanceType<typeof ICAL.Property>): Zone {
    const name = property.getFirstParameter('tzid');
    return name ? this.#named(name) : this.floating;
  }

  #named(name: string): Zone {
    const known = this.#known.get(name);
    if (known) return known;
    const zone = this.#find(name);
    this.#known.set(name, zone);
    return zone;
  }

  #find(name: string): Zone {
    spend(STEPS_OF_ZONE);
    if (name.length > MAX_NAME) throw new ReadingError('UNKNOWN_ZONE', name.slice(0, 100));
    const component = this.#calendar
      .getAllSubcomponents('vtimezone')
      .find((one) => one.getFirstPropertyValue('tzid') === name);
    if (component && component.getAllSubcomponents().some((part) => part.hasProperty('tzoffsetto')))
      return zoneOfFile(component);
    const iana = ianaName(name);
    if (iana === null) throw new ReadingError('UNKNOWN_ZONE', name.slice(0, 100));
    return zoneNamed(iana);
  }
}

/** IANA name of a zone, also where a program writes it behind its own, or as Windows does; null if there is none. */
function ianaName(name: string): string | null {
  const parts = name.replace(/^\//, '').split('/');
  for (let from = 0; from < parts.length; from += 1) {
    const tail = parts.slice(from).join('/');
    if (IANAZone.isValidZone(tail)) return tail;
  }
  return WINDOWS_ZONES[name.trim().toLowerCase()] ?? null;
}
