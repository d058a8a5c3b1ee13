export type Rating = 1 | 2 | 3 | 4 | 5;

const words: Record<Rating, string> = { 1: 'Very Unhappy', 2: 'Unhappy', 3: 'Neutral', 4: 'Happy', 5: 'Very Happy' };

/** A rating of 1 to 5 in words; empty for any other number. */
export const ratingLabel = (rating: number): string => words[rating as Rating] ?? '';
