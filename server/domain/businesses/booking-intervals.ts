/** Minutes between two bookable times, of which a business chooses. */
export const INTERVALS = [15, 30, 45, 60];
