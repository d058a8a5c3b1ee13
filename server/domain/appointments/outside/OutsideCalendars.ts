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

export type OutsideReading = ReadCalendar | { fault: FaultName; detail?: string } | PutOff;

interface ReadCalendar {
  /** Within the window, in any order; they may overlap. */
  busy: BusySpan[];
  /** Whether it took so long that it is read less often. */
  isSlow?: boolean;
}

/** It was not read, as too many others are; that says nothing of the calendar. */
interface PutOff {
  isPutOff: true;
}

/** Calendars elsewhere, by their https addresses. */
export interface OutsideCalendars {
  /**
   * Times at which a calendar says that its owner is busy. Nothing else of it comes out, and its address goes into no error. Calendars of one business are
   * read one after the other.
   */
  read(address: string, window: BusyWindow, businessId: string): Promise<OutsideReading>;
}
