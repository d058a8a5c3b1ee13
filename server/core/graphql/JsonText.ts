/** The data of an answer as JSON, for whoever sends it on as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
