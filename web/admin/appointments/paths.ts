export const calendarPath = '/account/bookings';
