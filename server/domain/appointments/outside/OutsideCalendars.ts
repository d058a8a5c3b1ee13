import type { OutsideFault } from '../../../../entities/OutsideFault.js';

declare module '../../../core/providers.js' {
  interface Providers {
    outsideCalendars: OutsideCalendars;
  }
}

/** What of a calendar is wanted. */
export interface BusyWindow {
  /** Epoch milliseconds. */
  from: number;
  to: number;
  /** IANA zone of times that name none, and of whole days. */
  timeZone: string;
}

/** Epoch milliseconds. */
export interface BusySpan {
  from: number;
  to: number;
}

/** A fault by its name. */
export type FaultName = `${OutsideFault}`;

export type OutsideReading =
  | {
      /** Within the window, in any order; they may overlap. */
      busy: BusySpan[];
    }
  | { fault: FaultName; detail?: string };

/** Calendars elsewhere, by their https addresses. */
export interface OutsideCalendars {
  /** Times at which a calendar says that its owner is busy. Nothing else of it comes out, and its address goes into no error. */
  read(address: string, window: BusyWindow): Promise<OutsideReading>;
}
