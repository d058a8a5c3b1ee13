/** Where the staff see what was booked online. */
export const BOOKINGS_PATH = '/account/bookings';
/** Of a booking, by its link. */
export const bookingPath = (token: string): string => `/booking/${token}`;
/** Of who waits for a time, by their link. */
export const standbyPath = (token: string): string => `/st/${token}`;
/** Of the forms of an appointment. */
export const formsPath = ({ id, uuid }: { id: string; uuid: string }): string => `/appointment/${id}/${uuid}`;
/** Of a calendar feed. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;
