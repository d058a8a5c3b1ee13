/** Numbers, names, lists and whatever else objects consist of, in all of a file: 50 pages with marks for blind readers have some 100,000. */
export const MAX_OBJECTS = 500_000;
