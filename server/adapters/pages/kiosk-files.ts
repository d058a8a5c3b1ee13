import path from 'node:path';
import express, { Router } from 'express';
import { repositoryRoot } from '../../config.js';

const FILES = /^\/checkinapp(?:-sw\.js|\.webmanifest|-(?:maskable-)?\d+\.png)$/;

/** What makes the kiosk an app that starts without a network. Browsers ask for these anew each time: they have no hash in their names. */
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
