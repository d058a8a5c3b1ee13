import { Router } from 'express';
import { identify } from '../../core/access/identify.js';
import { inContext, type Dependencies } from '../../core/context.js';
import { credentialsOf } from '../../core/http/request-facts.js';
import { notFound } from '../../core/Refusal.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import { makeCopy, openCopy } from '../../domain/signatures/copies/open-copy.js';
import { recordCopy } from '../../domain/signatures/copies/record-copy.js';

/** The copy of a signed form, for those who work at the business. It is made while no transaction is open. */
export function signedCopyRoutes(dependencies: Dependencies): Router {
  const { config, log, providers } = dependencies;
  return Router().get('/downloads/signatures/:id', async (request, response) => {
    const viewer = await identify(dependencies, credentialsOf(request.headers, config));
    const tenant = viewer.kind === 'user' ? viewer.businessId : null;
    if (!tenant) throw notFound('That signed form');
    const { id, sheet, key, fileName } = await inContext(dependencies, { tenant, viewer }, (context) =>
      openCopy(context, request.params.id),
    );
    const get = (file: string): Promise<Buffer | null> => reachStorage(log, () => providers.storage.get(file));
    const copy = await makeCopy({ copies: providers.copies, storage: { get } }, sheet, key);
    if (!copy) throw notFound('The PDF of that signed form');
    await inContext(dependencies, { tenant, viewer }, (context) => recordCopy(context, id, copy));
    response.attachment(fileName).set('Cache-Control', 'no-store').type('application/pdf').send(copy);
  });
}
