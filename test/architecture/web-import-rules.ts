import type { ImportRule } from './import-rules.js';

export const WEB_IMPORT_RULES: ImportRule[] = [
  {
    name: 'the web never imports the server or the entities, nor they the web',
    from: { path: '^web/' },
    to: { path: '^(?:server|entities|test)/' },
    bad: [
      ['web/admin/check-ins/QueuePage.tsx', 'entities/CheckIn.ts', 'type'],
      ['web/vite.config.ts', 'server/config.ts'],
    ],
    fine: ['web/admin/check-ins/QueuePage.tsx', 'web/ui/clock-time.ts'],
  },
  {
    name: 'the server never imports the web',
    from: { path: '^(?:server|entities)/' },
    to: { path: '^web/' },
    bad: [['server/adapters/pages/render.ts', 'web/public/request.ts', 'type']],
    fine: ['server/adapters/pages/render.ts', 'server/core/http/limits.ts'],
  },
  {
    name: 'the public pages do not see the admin',
    from: { path: '^web/public/' },
    to: { path: '^web/admin/' },
    bad: [['web/public/check-in/KioskPage.tsx', 'web/admin/theme.ts', 'type']],
    fine: ['web/public/check-in/KioskPage.tsx', 'web/public/ask.ts'],
  },
  {
    name: 'the admin does not see the public pages',
    from: { path: '^web/admin/' },
    to: { path: '^web/public/' },
    bad: [['web/admin/check-in-app/Preview.tsx', 'web/public/check-in/CheckInForm.tsx']],
    fine: ['web/admin/check-in-app/Preview.tsx', 'web/ui/qr-path.ts'],
  },
  {
    name: 'what both families draw knows neither of them',
    from: { path: '^web/(?:ui|catalogue)/' },
    to: { path: '^web/(?:admin|public)/' },
    bad: [['web/ui/AlertBox.tsx', 'web/admin/theme.ts']],
    fine: ['web/ui/AlertBox.tsx', 'web/ui/qr-path.ts'],
  },
  {
    name: 'pieces without knowledge of the product do not see the catalogue',
    from: { path: '^web/ui/' },
    to: { path: '^web/catalogue/' },
    bad: [['web/ui/AlertBox.tsx', 'web/catalogue/catalogue-item.ts', 'type']],
    fine: ['web/catalogue/CatalogueRow.tsx', 'web/ui/Picture/Picture.tsx'],
  },
  {
    name: 'MUI, Emotion and Apollo stay in the admin',
    from: { path: '^web/', pathNot: '^web/admin/' },
    to: { path: '^(?:node_modules/)?(?:@mui|@emotion|@apollo|apollo-upload-client)(?:/|$)' },
    bad: [
      ['web/public/check-in/KioskPage.tsx', '@mui/material/Button', 'type'],
      ['web/ui/AlertBox.tsx', '@apollo/client'],
    ],
    fine: ['web/admin/theme.ts', '@mui/material'],
  },
];
