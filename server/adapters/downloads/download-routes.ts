import { Router } from 'express';
import type { Dependencies } from '../../core/context.js';
import type { TimelinePlace } from '../../core/graphql/timeline-place.js';
import { openFile } from '../../domain/businesses/export-file.js';
import { EXPORT_HEADER, exportedPage } from '../../domain/records/customer-export/exported-page.js';
import { CUSTOMERS_FILE } from '../../domain/records/customer-export/customers-file.js';
import { exportedSignatures, SIGNATURES_HEADER } from '../../domain/signatures/export/exported-page.js';
import { SIGNATURES_FILE } from '../../domain/signatures/export/signatures-file.js';
import type { SignatureFilter } from '../../domain/signatures/listing/signature-filter.js';
import { linesRoute } from './lines-route.js';

/** Files that stream. */
export const downloadRoutes = (dependencies: Dependencies): Router =>
  Router()
    .use(
      linesRoute(dependencies, {
        path: '/downloads/customers/:token',
        header: EXPORT_HEADER,
        open: (context, token) => openFile(context, CUSTOMERS_FILE, token),
        page: (context, _, after: string | null) => exportedPage(context, after ?? '0'),
      }),
    )
    .use(
      linesRoute(dependencies, {
        path: '/downloads/signed-forms/:token',
        header: SIGNATURES_HEADER,
        open: (context, token) => openFile<SignatureFilter>(context, SIGNATURES_FILE, token),
        page: (context, { filter }, after: TimelinePlace | null) => exportedSignatures(context, filter, after),
      }),
    );
