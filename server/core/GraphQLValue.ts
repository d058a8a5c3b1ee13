/** A value in a refusal's details that goes out as a query would answer it: with every field of its GraphQL type, and no more. */
export class GraphQLValue {
  readonly typeName: string;
  readonly value: object;

  constructor(typeName: string, value: object) {
    this.typeName = typeName;
    this.value = value;
  }
}
