import { Router } from 'express';
import { inContext, type Dependencies } from '../../core/context.js';
import { sourceOfRequest } from '../../core/http/request-facts.js';
import { signingKey } from '../../domain/signatures/copies/signing-key.js';
import { limitFiles } from '../../domain/signatures/verify/limit-files.js';
import { readLogDay } from '../../domain/signatures/verify/read-log.js';

const DAY = /^\/verify\/log\/([\d-]{10})\.json$/;

/** What a stranger checks a copy with: the certificate of its signature, and the hashes of a day of the public log. */
export function verifyRoutes(dependencies: Dependencies): Router {
  const { config } = dependencies;
  return Router()
    .get('/verify/certificate.pem', async (request, response) => {
      const source = sourceOfRequest(request, config);
      const { certificate } = await inContext(dependencies, { tenant: null }, async (context) => {
        await limitFiles(context, source);
        return signingKey(context);
      });
      response.set('Cache-Control', 'no-store').type('application/x-pem-file').send(certificate);
    })
    .get(DAY, async (request, response) => {
      const source = sourceOfRequest(request, config);
      const file = await inContext(dependencies, { tenant: null }, (context) =>
        readLogDay(context, DAY.exec(request.path)![1]!, source),
      );
      response.set('Cache-Control', 'public, max-age=86400').json(file);
    });
}
