/** What a business has in its calendar. */
export interface AppointmentFixture {
  /** Of the customer, with nobody in particular, with the link to its forms, and one that was just deleted. */
  appointmentId: string;
  deletedAppointmentId: string;
  formsLink: string;
  /** Of a time that somebody holds, and of the link of the appointment. */
  holdToken: string;
  /** Of a customer who waits for a time. */
  standbyId: string;
  standbyToken: string;
  bookingToken: string;
}
