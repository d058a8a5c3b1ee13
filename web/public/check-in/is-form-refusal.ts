import type { Failure } from '../request';

/** Whether check-in asks for a form, or for another version, than the page knew. */
export const isFormRefusal = ({ details }: Failure): boolean =>
  String((details as { reason?: string } | undefined)?.reason).startsWith('FORM_');
