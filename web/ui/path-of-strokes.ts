/** The lines of a drawing ('x,y x,y;x,y') as a path: 'M' to the begin of each, 'L' from point to point. A dot is a line to itself. */
export const pathOfStrokes = (strokes: string): string =>
  strokes
    .split(';')
    .map((line) => line.split(' ').filter((point) => /^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/.test(point)))
    .filter((points) => points.length > 0)
    .map((points) => `M${(points.length === 1 ? [points[0], points[0]] : points).join('L')}`)
    .join('');
