import { defineTopic } from '../../core/topic.js';

/** The queue: waiting and ready parties and their quotes. */
export const QUEUE = defineTopic('queue', ['check_in']);
