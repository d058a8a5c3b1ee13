import { Router } from 'express';
import type { Services } from '../context.js';

export function sandboxRoutes(_services: Services): Router { return Router(); }
