/** Labels of the ratings, 1 to 5. */
const labels = ['Very Unhappy', 'Unhappy', 'Neutral', 'Happy', 'Very Happy'];

export const ratingLabel = (rating: number): string => labels[rating - 1] ?? '';

/** Thumbs up shows for 3 and above. */
export const isThumbsUp = (rating: number): boolean => rating >= 3;
