import { Extensions } from 'type-graphql';

/** Marks a type that is readable without a login: by anyone, with a kiosk or phone token, or through a private link. */
export const Public = (): ClassDecorator => Extensions({ isPublic: true });
