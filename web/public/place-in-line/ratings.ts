import type { Rating } from '../../ui/ratings';

/** How a visit can be rated, worst first; `face` is drawn within 48 by 48. */
export const ratings: { rating: Rating; face: string }[] = [
  { rating: 1, face: 'M15 18l6 3m12-3-6 3M17 23v1m14-1v1M15 35c3-6.500 15-6.500 18 0' },
  { rating: 2, face: 'M17 19v2m14-2v2M16 34c3-4.500 13-4.500 16 0' },
  { rating: 3, face: 'M17 19v2m14-2v2M16 32h16' },
  { rating: 4, face: 'M17 19v2m14-2v2M16 29c3 5 13 5 16 0' },
  {
    rating: 5,

    face: 'M15 20c1-2.500 4-2.500 5 0m8 0c1-2.500 4-2.500 5 0M14 27h20c-1 11-19 11-20 0Z',
  },
];

/** A bad rating needs a reason; the server requires it, too. */
export const needsFeedback = (rating: Rating): boolean => rating <= 2;
