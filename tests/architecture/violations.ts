/** One sample violation per law of boundaries.cjs: the file that breaks it, what it imports, and where that leads. */
export interface Violation {
  law: string
  from: string
  imports: string
  /** the file or package that the import resolves to; made empty in the sample tree */
  target: string
}

export const VIOLATIONS: Violation[] = [
  { law: 'nothing-unresolved', from: 'src/features/site/lost.ts', imports: './nowhere.ts', target: '' },
  { law: 'product-code-stands-alone', from: 'src/features/site/tool.ts', imports: '../../../scripts/tool.ts', target: 'scripts/tool.ts' },
  { law: 'graphql-is-a-leaf', from: 'src/graphql/limits.ts', imports: '#lib/units.ts', target: 'src/features/shared/lib/units.ts' },
  { law: 'lib-imports-nothing', from: 'src/features/shared/lib/packaged.ts', imports: 'react', target: 'node_modules/react' },
  {
    law: 'lib-imports-nothing',
    from: 'src/features/shared/lib/market-wise.ts',
    imports: '#market/rows.ts',
    target: 'src/features/shared/market/rows.ts',
  },
  {
    law: 'locales-know-lib-and-market',
    from: 'src/locales/clever.ts',
    imports: '#ui/button.tsx',
    target: 'src/features/shared/ui/button.tsx',
  },
  { law: 'shelf-market', from: 'src/features/shared/market/worded.ts', imports: '#locales/words.ts', target: 'src/locales/words.ts' },
  {
    law: 'shelf-filter',
    from: 'src/features/shared/filter/worded.ts',
    imports: '#locales/words.ts',
    target: 'src/locales/words.ts',
  },
  { law: 'shelf-api', from: 'src/features/shared/api/drawn.ts', imports: '#ui/button.tsx', target: 'src/features/shared/ui/button.tsx' },
  {
    law: 'shelf-ui',
    from: 'src/features/shared/ui/knowing.tsx',
    imports: '#session/viewer.ts',
    target: 'src/features/shared/session/viewer.ts',
  },
  {
    law: 'shelf-session',
    from: 'src/features/shared/session/guarded.ts',
    imports: '#access/path-module.ts',
    target: 'src/features/shared/access/path-module.ts',
  },
  {
    law: 'shelf-access',
    from: 'src/features/shared/access/owned.ts',
    imports: '#property/area.ts',
    target: 'src/features/shared/property/area.ts',
  },
  {
    law: 'shelf-property',
    from: 'src/features/shared/property/mapped.ts',
    imports: '#features/map/map-page.tsx',
    target: 'src/features/map/map-page.tsx',
  },
  {
    law: 'duties-know-no-page',
    from: 'src/features/shared/property/duties/spoken.ts',
    imports: '../signed.tsx',
    target: 'src/features/shared/property/signed.tsx',
  },
  {
    law: 'map-engine-knows-no-page',
    from: 'src/features/map/engine/roomy.ts',
    imports: '../map-page.tsx',
    target: 'src/features/map/map-page.tsx',
  },
  {
    law: 'rooms-are-strangers',
    from: 'src/features/report/nosy.tsx',
    imports: '#features/map/map-page.tsx',
    target: 'src/features/map/map-page.tsx',
  },
  { law: 'features-never-open-routes', from: 'src/features/report/homing.ts', imports: '../../router.tsx', target: 'src/router.tsx' },
  {
    law: 'only-functions-reach-the-server',
    from: 'src/features/report/queries.ts',
    imports: '#server/env.ts',
    target: 'src/server/env.ts',
  },
  {
    law: 'only-functions-reach-the-server',
    from: 'src/features/shared/session/page-start.ts',
    imports: '#server/env.ts',
    target: 'src/server/env.ts',
  },
  {
    law: 'widget-asks-nobody',
    from: 'src/features/widget/asking.ts',
    imports: '#session/viewer.ts',
    target: 'src/features/shared/session/viewer.ts',
  },
  {
    law: 'widget-asks-nobody',
    from: 'src/features/widget/serving.ts',
    imports: '#server/env.ts',
    target: 'src/server/env.ts',
  },
  {
    law: 'functions-open-no-server-rooms',
    from: 'src/features/report/report.functions.ts',
    imports: '#provider/rooms.ts',
    target: 'src/server/provider/rooms.ts',
  },
  {
    law: 'routes-import-entry-modules-only',
    from: 'src/routes/report.tsx',
    imports: '#features/report/chart.tsx',
    target: 'src/features/report/chart.tsx',
  },
  { law: 'routes-import-entry-modules-only', from: 'src/routes/map.tsx', imports: '#server/env.ts', target: 'src/server/env.ts' },
  { law: 'server-knows-no-screens', from: 'src/server/painted.ts', imports: '#ui/button.tsx', target: 'src/features/shared/ui/button.tsx' },
  {
    law: 'assistant-knows-no-screens',
    from: 'src/server/assistant/tools/painted.ts',
    imports: '#property/value-link.ts',
    target: 'src/features/shared/property/value-link.ts',
  },
  {
    law: 'one-entry-to-the-provider',
    from: 'src/server/healthz.ts',
    imports: '#provider/rooms.ts',
    target: 'src/server/provider/rooms.ts',
  },
  { law: 'provider-stands-alone', from: 'src/server/provider/worldly.ts', imports: '../env.ts', target: 'src/server/env.ts' },
  {
    law: 'provider-stands-alone',
    from: 'src/server/provider/generated.ts',
    imports: '#graphql/documents.ts',
    target: 'src/graphql/documents.ts',
  },
  {
    law: 'provider-knows-no-react',
    from: 'src/server/provider/rendering.ts',
    imports: '@tanstack/react-start',
    target: 'node_modules/@tanstack/react-start',
  },
  {
    law: 'only-the-map-engine-draws-maps',
    from: 'src/features/report/globe.tsx',
    imports: 'maplibre-gl',
    target: 'node_modules/maplibre-gl',
  },
  { law: 'whole-zod-on-the-server', from: 'src/features/report/strict.ts', imports: 'zod', target: 'node_modules/zod' },
  {
    law: 'mini-zod-in-the-browser',
    from: 'src/features/order/vendor/vendor.functions.ts',
    imports: 'zod/mini',
    target: 'node_modules/zod/mini',
  },
  { law: 'client-state-has-one-home', from: 'src/features/map/kept.ts', imports: 'valtio', target: 'node_modules/valtio' },
  {
    law: 'no-second-store',
    from: 'src/features/map/stored.ts',
    imports: '@tanstack/react-store',
    target: 'node_modules/@tanstack/react-store',
  },
  { law: 'no-cycles', from: 'src/features/order/vendor/hen.ts', imports: './egg.ts', target: 'src/features/order/vendor/egg.ts' },
]

/** Similar imports that are allowed; a law that catches one of these is too strict. */
export const ALLOWED: Omit<Violation, 'law'>[] = [
  { from: 'src/features/shared/ui/price.tsx', imports: '#lib/units.ts', target: 'src/features/shared/lib/units.ts' },
  { from: 'src/features/shared/api/execute.ts', imports: '#server/env.ts', target: 'src/server/env.ts' },
  { from: 'src/features/site/site.functions.ts', imports: '#server/env.ts', target: 'src/server/env.ts' },
  { from: 'src/features/map/parts.tsx', imports: './map-page.tsx', target: 'src/features/map/map-page.tsx' },
  { from: 'src/features/shared/session/client-state.ts', imports: 'valtio', target: 'node_modules/valtio' },
  { from: 'src/features/map/map.functions.ts', imports: 'zod', target: 'node_modules/zod' },
  { from: 'src/features/map/search.ts', imports: 'zod/mini', target: 'node_modules/zod/mini' },
  { from: 'src/features/map/engine/canvas.client.tsx', imports: 'maplibre-gl', target: 'node_modules/maplibre-gl' },
  { from: 'src/routes/index.tsx', imports: '#features/map/map-page.tsx', target: 'src/features/map/map-page.tsx' },
  { from: 'src/routes/search.tsx', imports: '#features/site/search.ts', target: 'src/features/site/search.ts' },
  {
    from: 'src/server/link-picture/card-svg.ts',
    imports: '#property/picture/elevation.tsx',
    target: 'src/features/shared/property/picture/elevation.tsx',
  },
  { from: 'src/server/sitemap.ts', imports: '#access/path-module.ts', target: 'src/features/shared/access/path-module.ts' },
  { from: 'src/server/provider-gateway.server.ts', imports: '#provider/rooms.ts', target: 'src/server/provider/rooms.ts' },
  { from: 'src/server/attempt-ledger.ts', imports: '#provider/counts.ts', target: 'src/server/provider/counts.ts' },
  { from: 'src/server/provider/paging.ts', imports: '#graphql/limits.ts', target: 'src/graphql/limits.ts' },
]
