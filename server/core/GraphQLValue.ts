/** A value in a refusal's details that is serialized like a query result, with every field of its GraphQL type. */
export class GraphQLValue {
  readonly typeName: string;
  readonly value: object;

  constructor(typeName: string, value: object) {
    this.typeName = typeName;
    this.value = value;
  }
}
