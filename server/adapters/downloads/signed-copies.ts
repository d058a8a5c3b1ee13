import { Router, type Response } from 'express';
import { identify } from '../../core/access/identify.js';
import { businessOfToken, verifyToken, type TokenKind } from '../../core/access/TokenKind.js';
import { ANONYMOUS, type Viewer } from '../../core/access/viewer.js';
import { inContext, type Context, type Dependencies } from '../../core/context.js';
import { credentialsOf, factsOf } from '../../core/http/request-facts.js';
import { notFound, unavailable } from '../../core/Refusal.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import { copyOfAppointment } from '../../domain/appointments/forms/copy-of-appointment.js';
import { APPOINTMENT_FORMS_LINK } from '../../domain/appointments/forms/forms-link.js';
import { copyOfRequest } from '../../domain/form-requests/copy-of-request.js';
import { FORM_REQUEST_LINK } from '../../domain/form-requests/request-link.js';
import { ownCopy } from '../../domain/own-data/own-copy.js';
import { OWN_DATA_LINK } from '../../domain/own-data/own-data-link.js';
import { limitOwnCopies, makeCopy, openCopy, type CopyToMake } from '../../domain/signatures/copies/open-copy.js';
import { recordCopy } from '../../domain/signatures/copies/record-copy.js';

type Open = (context: Context) => Promise<CopyToMake>;

/** Copies of signed forms, for those who work at the business and for signers who hold a link. */
export function signedCopyRoutes(dependencies: Dependencies): Router {
  const { config } = dependencies;
  return Router()
    .get('/downloads/signatures/:id', async (request, response) => {
      const viewer = await identify(dependencies, credentialsOf(request.headers, config));
      const tenant = viewer.kind === 'user' ? viewer.businessId : null;
      if (!tenant) throw notFound('That signed form');
      await answer(dependencies, response, { tenant, viewer }, (context) => openCopy(context, request.params.id));
    })
    .get('/downloads/form-requests/:token/:formId', async (request, response) => {
      const { token, formId } = request.params;
      await answerByLink(dependencies, response, { kind: FORM_REQUEST_LINK, token }, (context) =>
        copyOfRequest(context, token, formId),
      );
    })
    .get('/downloads/appointment-forms/:id/:uuid/:formId', async (request, response) => {
      const { id, uuid, formId } = request.params;
      const link = `${id}/${uuid}`;
      await answerByLink(dependencies, response, { kind: APPOINTMENT_FORMS_LINK, token: link }, (context) =>
        copyOfAppointment(context, link, formId),
      );
    })
    .get('/downloads/own-signatures/:token/:customerId/:id', async (request, response) => {
      const { token } = request.params;
      await answerByLink(dependencies, response, { kind: OWN_DATA_LINK, token }, (context) =>
        ownCopy(context, request.params),
      );
    });
}

async function answerByLink(
  dependencies: Dependencies,
  response: Response,
  { kind, token }: { kind: TokenKind; token: string },
  open: Open,
): Promise<void> {
  const tenant = businessOfToken(kind, token);
  if (!tenant) throw notFound(kind.subject);
  const facts = factsOf(response.req, dependencies.config);
  await answer(dependencies, response, { tenant, viewer: ANONYMOUS, facts }, async (context) => {
    await limitOwnCopies(context);
    await verifyToken(context, kind, token);
    return open(context);
  });
}

/** Makes the copy while no transaction is open, and notes it before it leaves. */
async function answer(
  dependencies: Dependencies,
  response: Response,
  asked: Parameters<typeof inContext>[1] & { viewer: Viewer },
  open: Open,
): Promise<void> {
  const { log, providers } = dependencies;
  const { id, sheet, key, fileName } = await inContext(dependencies, asked, open);
  if (response.closed) return;
  const get = (file: string): Promise<Buffer | null> => reachStorage(log, () => providers.storage.get(file));
  const leaving = new AbortController();
  response.once('close', () => leaving.abort(unavailable('The copy was given up.')));
  const order = { businessId: asked.tenant!, givenUp: leaving.signal };
  const copy = await makeCopy({ copies: providers.copies, storage: { get } }, { sheet, key, ...order });
  if (!copy) throw notFound('The PDF of that signed form');
  await inContext(dependencies, asked, (context) => recordCopy(context, id, copy));
  response.attachment(fileName).set('Cache-Control', 'no-store').type('application/pdf').send(copy);
}
