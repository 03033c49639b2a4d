/**
 * The import laws of docs/architecture.md, as data for dependency-cruiser (`npm run boundaries`).
 * tests/architecture/laws.test.ts breaks each law once and expects the law of that name to catch it.
 */

/** the shelf in its order: each may import those before it */
const SHELF = ['lib', 'market', 'filter', 'api', 'ui', 'session', 'access', 'property']

const PACKAGES = '^node_modules/|^node:|^cloudflare:'
const CONTRACT = '^src/graphql/'
const WORDS = '^src/locales/'
const SERVER = '^src/server/'
const PROVIDER = '^src/server/provider/'
const DUTIES = '^src/features/shared/property/duties/'
/** façades as SVG, from facts alone */
const DRAWINGS = '^src/features/shared/property/(picture/|picture-of-project\\.ts$|address/wire-words\\.ts$)'
const MAP_ENGINE = '^src/features/map/engine/'
/** the built-in map without marks, drawn by the map and by the search of advertised homes */
const BASE_MAP = '^src/features/shared/property/base-map/'
/** tools for assistants: what pages compute for people, without the pages */
const ASSISTANT = '^src/server/assistant/'
/** what an assistant shows of an answer, as a page of its own (decision 170) */
const WIDGET = '^src/features/widget/'
/** the schemas of tools' answers, by which the widget reads them */
const ANSWER_SCHEMAS = '^src/server/assistant/answer-schemas\\.ts$'
/** rules about homes that tools share with pages; `boundaries` of rooms hold for them as for everything on the shelf */
const HOME_RULES =
  '^src/features/shared/property/(address/(home-search|named-project|wire-words)|estimate/estimate-words|duty-words/charge-names|filter/(asked|sort-orders|wire-limits)|loans/[\\w-]+|search/search-address|search/sentence/(place-called|sentence-address))\\.ts$'
/** the one module that makes client state */
const CLIENT_STATE = '^src/features/shared/session/client-state\\.ts$'
const ROOM = '^src/features/(?!shared/)'
/** what the bundler keeps out of the browser */
const ON_THE_SERVER = '^src/server/|\\.(functions|server)\\.ts$'
const ZOD_MINI = '^node_modules/zod/(v4/)?mini(/|$)'
const TEST = '\\.test\\.tsx?$'
const shelf = (names) => `^src/features/shared/(${names.join('|')})/`

const FIXTURES = '^tests/fixtures/'

/** `from` may import what is listed and nothing else of ours; its tests may use the fixtures, and only they (`product-code-stands-alone`). */
const mayImportOnly = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|scripts|tests)/', pathNot: [from, FIXTURES, ...allowed] },
})

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    never(
      'no-cycles',
      'Two files that need each other are one file, or hide a third.',
      { pathNot: 'routeTree\\.gen\\.ts$' },
      { circular: true, viaOnly: { pathNot: 'routeTree\\.gen\\.ts$' } },
    ),
    never(
      'nothing-unresolved',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '\\?(url|raw|worker)|^(cloudflare|virtual):' },
    ),
    never(
      'product-code-stands-alone',
      'src never imports scripts or tests.',
      { path: '^src/', pathNot: TEST },
      { path: '^(scripts|tests)/' },
    ),

    mayImportOnly('graphql-is-a-leaf', 'The contract knows nobody.', CONTRACT),
    never(
      'lib-imports-nothing',
      'The bottom of the shelf: pure functions and the promised numbers, no packages.',
      { path: shelf(['lib']), pathNot: TEST },
      { pathNot: [shelf(['lib']), '^src/graphql/limits\\.ts$'] },
    ),
    mayImportOnly('locales-know-lib-and-market', 'Words stand below the shelf, beside market.', WORDS, shelf(['lib', 'market'])),
    mayImportOnly('shelf-market', 'Tables know lib and the contract.', shelf(['market']), shelf(['lib']), CONTRACT),
    mayImportOnly(
      'shelf-filter',
      'The rows of the filters are read on both sides: no words, which the provider must not know.',
      shelf(['filter']),
      shelf(['lib', 'market']),
      CONTRACT,
    ),
    ...SHELF.slice(3).map((name, i) =>
      mayImportOnly(
        `shelf-${name}`,
        `${name} may import ${SHELF.slice(0, i + 3).join(', ')}, the words and the contract.`,
        shelf([name]),
        shelf(SHELF.slice(0, i + 3)),
        CONTRACT,
        WORDS,
        ...(name === 'api' ? [SERVER] : []),
      ),
    ),
    never(
      'rooms-are-strangers',
      'A noun two rooms need belongs on the shelf; pages are put together by a route.',
      { path: `${ROOM}([^/]+)/` },
      { path: ROOM, pathNot: '^src/features/$1/' },
    ),
    never(
      'features-never-open-routes',
      'Rooms do not know the routes that show them.',
      { path: '^src/features/' },
      { path: '^src/(routes/|router\\.tsx|routeTree\\.gen\\.ts|start\\.ts)' },
    ),
    never(
      'only-functions-reach-the-server',
      'The server is reached by server functions alone.',
      {
        path: '^src/(features|locales|routes|router|start)',
        pathNot: ['\\.functions\\.ts$', '^src/features/shared/api/execute\\.ts$', WIDGET],
      },
      { path: SERVER },
    ),
    mayImportOnly(
      'widget-asks-nobody',
      'It draws what the assistant gives it: parts about homes, words and the schemas of answers. No router, no session, no request.',
      WIDGET,
      shelf(['lib', 'market', 'ui', 'property']),
      CONTRACT,
      WORDS,
      ANSWER_SCHEMAS,
    ),
    never(
      'functions-open-no-server-rooms',
      'A server function asks the provider through shared/api.',
      { path: '\\.functions\\.ts$' },
      { path: `${PROVIDER}|^src/server/(entry|provider-gateway|provider-transport)` },
    ),
    never(
      'routes-import-entry-modules-only',
      'A route is a table of contents: it opens page, pending, layout, head, guard, queries and search of a room; no server, no documents.',
      { path: '^src/routes/' },
      { path: `^src/(server|graphql)/|${ROOM}[^/]+/(?!(.*-(page|layout|pending|head|guard)|queries|search)\\.tsx?$)` },
    ),
    mayImportOnly(
      'server-knows-no-screens',
      'The Worker: its own files, the words, lib and market, who may go where, the contract, which parameters pages read, and the drawings of pictures.',
      `^src/server/(?!provider/|assistant/)`,
      SERVER,
      '^src/search-reader\\.ts$',
      WORDS,
      CONTRACT,
      shelf(['lib', 'market', 'access']),
      DRAWINGS,
    ),
    mayImportOnly(
      'assistant-knows-no-screens',
      'What assistants are told follows from the rules that pages are made by: what a sentence means, what a home is, duties, words. No page and no part of one.',
      ASSISTANT,
      SERVER,
      WORDS,
      CONTRACT,
      shelf(['lib', 'market', 'filter']),
      HOME_RULES,
      DUTIES,
    ),
    never(
      'one-entry-to-the-provider',
      'Only the gateway opens the provider; the durable objects keep its rules.',
      { path: '^src/', pathNot: [PROVIDER, '^src/server/(provider-gateway\\.server|attempt-ledger|live-channel)\\.ts$', TEST] },
      { path: PROVIDER },
    ),
    mayImportOnly(
      'provider-stands-alone',
      'Could move to a Worker of its own: itself, files of the contract, lib, market and filter.',
      PROVIDER,
      '^src/graphql/(analysis-kinds|analysis-result|asking-price|assistant-kinds|billing-kinds|copy-kinds|sandbox|deal-kinds|figure-kinds|home-kinds|label-kinds|launch-kinds|limits|listing-kinds|marker-snapshot|notice-kinds|order-kinds|order-prices|plan-kinds|plan-rights|point-text|share-kinds|street-file|tour-kinds|upload-kinds)\\.ts$',
      shelf(['lib', 'market', 'filter']),
    ),
    never(
      'provider-knows-no-react',
      'The provider renders nothing.',
      { path: PROVIDER },
      { path: '^node_modules/(react|react-dom|@tanstack|@lingui|@base-ui|maplibre-gl|@deck\\.gl)(/|$)' },
    ),
    never(
      'whole-zod-on-the-server',
      'Validators of server functions are cut out of the browser; anywhere else the whole of zod would travel with the page (decision 144).',
      { path: '^src/', pathNot: [ON_THE_SERVER, TEST] },
      { path: '^node_modules/zod(/|$)', pathNot: ZOD_MINI },
    ),
    never(
      'mini-zod-in-the-browser',
      'The server checks with the whole of zod. An address has one schema, in the room or on the shelf, and a function that reads it.',
      { path: ON_THE_SERVER, pathNot: TEST },
      { path: ZOD_MINI },
    ),
    never(
      'client-state-has-one-home',
      'What several rooms share of a tab is one proxy, made for each tab and each request (decision 134).',
      { path: '^src/', pathNot: [CLIENT_STATE] },
      { path: '^node_modules/(valtio|proxy-compare)(/|$)' },
    ),
    never(
      'no-second-store',
      'The router brings a store of its own; shared client state is the proxy of client-state.ts (decision 134).',
      { path: '^src/' },
      { path: '^node_modules/@tanstack/(react-)?store(/|$)' },
    ),
    mayImportOnly(
      'map-engine-knows-no-page',
      'The engine draws what it is given: the shelf, the contract, nothing of the room around it.',
      MAP_ENGINE,
      shelf(SHELF),
      CONTRACT,
    ),
    mayImportOnly(
      'duties-know-no-page',
      'Legal rates and the arithmetic of them: lib, market and nothing of the pages around them.',
      DUTIES,
      shelf(['lib', 'market']),
    ),
    never(
      'only-the-map-engine-draws-maps',
      'Map libraries are heavy: the engine and the base map alone import them, and are loaded late.',
      { path: '^src/', pathNot: [MAP_ENGINE, BASE_MAP] },
      { path: '^node_modules/(maplibre-gl|@deck\\.gl)(/|$)' },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: PACKAGES },
    exclude: { path: '^src/graphql/generated/|\\.css$' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs'],
      conditionNames: ['import', 'types', 'default', 'node'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
