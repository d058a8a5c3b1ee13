import { Extensions } from 'type-graphql';

/** Marks a type that may be reached without a login: by anybody, by the token of a kiosk or phone, or by a private link. */
export const Public = (): ClassDecorator => Extensions({ isPublic: true });
