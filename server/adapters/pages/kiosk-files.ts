import path from 'node:path';
import express, { Router } from 'express';
import { repositoryRoot } from '../../config.js';

const FILES = /^\/checkinapp(?:-sw\.js|\.webmanifest|-(?:maskable-)?\d+\.png)$/;

/** Files that let the kiosk start offline. Browsers revalidate them each time, as their names have no hash. */
export function kioskFiles(): Router {
  const router = Router();
  const files = express.static(path.join(repositoryRoot, 'dist/web/client'), {
    index: false,
    redirect: false,
    setHeaders: (response) => {
      response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': "default-src 'self'" });
    },
  });
  router.get(FILES, files);
  return router;
}
