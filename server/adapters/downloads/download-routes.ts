import { Router } from 'express';
import type { Dependencies } from '../../core/context.js';
import type { TimelinePlace } from '../../core/graphql/timeline-place.js';
import { EXPORT_HEADER, exportedPage } from '../../domain/records/customer-export/exported-page.js';
import { openExport } from '../../domain/records/customer-export/open-export.js';
import { exportedSignatures, SIGNATURES_HEADER } from '../../domain/signatures/export/exported-page.js';
import { openSignatureExport } from '../../domain/signatures/export/open-export.js';
import { linesRoute } from './lines-route.js';

/** Files that stream. */
export const downloadRoutes = (dependencies: Dependencies): Router =>
  Router()
    .use(
      linesRoute(dependencies, {
        path: '/downloads/customers/:token',
        header: EXPORT_HEADER,
        open: async (context, token) => ({ name: await openExport(context, token) }),
        page: (context, _, after: string | null) => exportedPage(context, after ?? '0'),
      }),
    )
    .use(
      linesRoute(dependencies, {
        path: '/downloads/signed-forms/:token',
        header: SIGNATURES_HEADER,
        open: openSignatureExport,
        page: (context, { filter }, after: TimelinePlace | null) => exportedSignatures(context, filter, after),
      }),
    );
