import { defineTopic } from '../../core/topic.js';

/** The line: who waits, who is ready, and the quotes they see. */
export const QUEUE = defineTopic('queue', ['check_in']);
