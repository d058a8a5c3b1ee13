import { Router } from 'express';
import { identify } from '../../core/access/identify.js';
import { requirePermission } from '../../core/access/require-permission.js';
import { inContext, type Dependencies } from '../../core/context.js';
import { credentialsOf } from '../../core/http/request-facts.js';
import { notFound } from '../../core/Refusal.js';
import { PDF_TYPE } from '../../core/storage/image-files.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import { openFormPdf } from '../../domain/forms/pdf/open-form-pdf.js';

/** The originals of forms that are PDFs, for the staff of their business: as a file to save, which no browser opens as a page of ours. */
export function formPdfs(dependencies: Dependencies): Router {
  const { config, log } = dependencies;
  return Router().get('/downloads/forms/:id', async (request, response) => {
    const viewer = await identify(dependencies, credentialsOf(request.headers, config));
    requirePermission(viewer, 'form.read');
    const tenant = 'businessId' in viewer ? viewer.businessId : null;
    if (!tenant) throw notFound('That file');
    const { version } = request.query;
    const number = /^\d{1,9}$/.test(String(version)) ? Number(version) : null;
    const { file, name } = await inContext(dependencies, { tenant, viewer, readOnly: true }, (context) =>
      openFormPdf(context, request.params.id, number),
    );
    const bytes = await reachStorage(log, () => dependencies.providers.storage.get(file));
    if (!bytes) throw notFound('That file');
    response.attachment(`${name}.pdf`).type(PDF_TYPE).set({
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
    response.send(bytes);
  });
}
