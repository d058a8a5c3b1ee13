import type { FaultName } from '../../../domain/appointments/outside/OutsideCalendars.js';

/** Why a calendar cannot be read; its message never has the address. */
export class ReadingError extends Error {
  readonly fault: FaultName;
  readonly detail: string | undefined;

  constructor(fault: FaultName, detail?: string) {
    super(fault);
    this.fault = fault;
    this.detail = detail;
  }
}
