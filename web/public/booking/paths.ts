import { pagePath } from '../../page-path';

/** Where customers book. */
export const bookPath = (vanityName: string): string => `${pagePath(vanityName)}/book`;
