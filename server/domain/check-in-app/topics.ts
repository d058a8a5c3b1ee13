import { defineTopic } from '../../core/topic.js';

/** Settings of the check-in app, its logo and its links. */
export const CHECK_IN_APP = defineTopic('app', ['check_in_app']);
