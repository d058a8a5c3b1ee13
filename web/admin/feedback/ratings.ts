/** Whether a rating of 1 to 5 shows as thumbs up. */
export const isThumbsUp = (rating: number): boolean => rating >= 3;
