/** Thrown by a page's `load`: the page is at another path of this server, for good. */
export class Moved extends Error {
  readonly path: string;

  constructor(path: string) {
    super(path);
    this.path = path;
  }
}
