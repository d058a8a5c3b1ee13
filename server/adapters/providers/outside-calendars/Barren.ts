/** A rule that yields nothing for too long. */
export class Barren extends Error {}
