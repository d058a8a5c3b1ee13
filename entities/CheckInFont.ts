import { registerEnumType } from 'type-graphql';

/** The values are the names that the REST mirror uses. */
export enum CheckInFont {
  ALEX_BRUSH = 'AlexBrush',
  SANS = 'Sans',
  MODERN = 'Modern',
  PENMANSHIP = 'Penmanship',
}

registerEnumType(CheckInFont, {
  name: 'CheckInFont',
  description: "The typeface of the check-in app's header.",
  valuesConfig: {
    ALEX_BRUSH: { description: 'Alex Brush.' },
    SANS: { description: 'Figtree.' },
    MODERN: { description: 'Poiret One.' },
    PENMANSHIP: { description: 'Yellowtail.' },
  },
});
