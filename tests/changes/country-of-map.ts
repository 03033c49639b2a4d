import type { Change } from './change.ts'
import type { Edit } from './scratch.ts'

/** What stands in a row of each table that must know a country: a file, what stands before the row or after it, and both together. */
const ROWS: readonly (readonly [file: string, find: string, put: string])[] = [
  ['src/features/shared/market/module-countries.ts', '  AU: USUAL,', '  AU: USUAL,\n  ID: LEAST,'],
  ['src/features/shared/market/countries.ts', 'AU: australia }', 'AU: australia, ID: indonesia }'],
  ['src/features/shared/session/country-name.ts', '  AU: msg`Australia`,', '  AU: msg`Australia`,\n  ID: msg`Indonesia`,'],
  ['src/features/shared/filter/search-config.ts', '  AU: alike,', '  AU: alike,\n  ID: { ...alike, price: upTo(100e9, 10e6, 5) },'],
  ['src/server/provider/demo/demo-markets.ts', '  AU: australiaDemo,', '  AU: australiaDemo,\n  ID: malaysiaDemo,'],
  [
    'src/server/provider/import/run/importers.ts',
    '  AU: importer(AU_FORMATS, produceAustralia),',
    '  AU: importer(AU_FORMATS, produceAustralia),\n  ID: importer(AU_FORMATS, produceAustralia),',
  ],
  ['src/features/real-launch/launch-list.tsx', 'HK: true, AU: false }', 'HK: true, AU: false, ID: false }'],
  ['src/features/site/home/hero.tsx', '  HK: (\n', '  ID: null,\n  HK: (\n'],
  ['src/server/provider/modules/account/registration-rules.test.ts', "MY: 'ren 12345',", "ID: '20123456', MY: 'ren 12345',"],
  ['tests/architecture/both-sides.test.ts', "MY: 'REN 12345',", "ID: '20123456', MY: 'REN 12345',"],
  ['tests/truth/markets.ts', '  SG: async (folder) => {\n', '  ID: undefined as never,\n  SG: async (folder) => {\n'],
  ['tests/fixtures/imported-markets.ts', 'sales: (state) => ({ AU:', "sales: (state) => ({ ID: '', AU:"],
  ['tests/fixtures/imported-markets.ts', 'return { AU: madeVictoria(),', "return { ID: '', AU: madeVictoria(),"],
  ['tests/import/relevance-demo.ts', '  AU: `\n', '  ID: ``,\n  AU: `\n'],
]

const rows: readonly Edit[] = ROWS.map(([file, find, put]) => ({ file, find, put }))

const binding = (file: string, table: string): Edit => ({
  file,
  find: `[[${table}]]\nbinding = "DB_AU"`,
  put: `[[${table}]]\nbinding = "DB_ID"\ndatabase_name = "id"\ndatabase_id = "00000000-0000-4000-8000-000000000062"\n\n[[${table}]]\nbinding = "DB_AU"`,
})

/** What `npm run generate` writes. */
const generated: readonly Edit[] = [
  { file: 'src/graphql/schema.graphql', find: 'enum CountryCode {\n  AU\n  HK\n', put: 'enum CountryCode {\n  AU\n  HK\n  ID\n' },
  {
    file: 'src/graphql/generated/enumerations.ts',
    find: "CountryCode = ['SG', 'MY', 'HK', 'AU'] as const",
    put: "CountryCode = ['SG', 'MY', 'HK', 'AU', 'ID'] as const",
  },
  {
    file: 'src/graphql/generated/graphql.ts',
    find: "export type CountryCode =\n  | 'AU'\n  | 'HK'\n",
    put: "export type CountryCode =\n  | 'AU'\n  | 'HK'\n  | 'ID'\n",
  },
]

/** A country for map and search alone, without a row in any table; it needs none of the tables of other modules. */
export const countryOfMap: Change = {
  name: 'a country for map and search',
  half: [
    {
      file: 'src/features/shared/market/vocabulary.ts',
      find: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU'] as const",
      put: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU', 'ID'] as const",
    },
  ],
  refused: { byMissingRowsIn: [...new Set(rows.map(({ file }) => file))] },
  alsoRefusedBy: [
    { test: 'tests/architecture/market-databases.test.ts', saying: /FAIL.*production: every country has a database/ },
    { test: 'tests/architecture/market-databases.test.ts', saying: /FAIL.*provider tests: every country has a database/ },
  ],
  rest: [
    ...rows,
    ...generated,
    {
      file: 'src/features/shared/market/countries/id.ts',
      put: `import type { Country } from '../country.ts'

export const indonesia: Country = {
  countryCode: 'ID',
  label: 'Indonesia',
  currencyCode: 'IDR',
  phoneCode: '+62',
  customerServicePhoneNumber: null,
  mapCentre: { lat: -6.2, lng: 106.82, zoom: 10.5 },
  cityCentre: { lat: -6.1754, lng: 106.8272 },
  locales: ['en-US'],
  propertyGroups: ['condo', 'land'],
  propertyTypeGroups: ['private-stack', 'private-land'],
  areaLevels: ['region-admin-district', 'district', 'neighborhood'],
  reportAreaLevel: 'neighborhood',
  salesMeasures: { condo: 'SFA' },
  hasCodesOfBuildings: false,
  disclosesRent: false,
  stripeSubscriptionEnabled: false,
  timeZone: 'Asia/Jakarta',
  copyrightLine: '© 2025 realEstate, Singapore',
  homeAreaUnit: 'sqm',
}
`,
    },
    {
      file: 'src/features/shared/market/countries.ts',
      find: "import { hongKong } from './countries/hk.ts'\n",
      put: "import { hongKong } from './countries/hk.ts'\nimport { indonesia } from './countries/id.ts'\n",
    },
    {
      file: 'src/features/shared/market/countries.ts',
      find: "  ID: { label: 'Indonesia', currencyCode: 'IDR', phoneCode: '+62' },\n",
      put: '',
    },
    binding('wrangler.toml', 'd1_databases'),
    binding('wrangler.toml', 'env.staging.d1_databases'),
    binding('wrangler.toml', 'env.production.d1_databases'),
    binding('tests/provider/wrangler.toml', 'd1_databases'),
  ],
  proof: [
    'src/features/shared/market/module-countries.test.ts',
    'src/features/shared/market/licence-countries.test.ts',
    'src/features/shell/access.test.ts',
  ],
}

/** The places that such a country must be known in, each once. */
export const PLACES: readonly string[] = [...new Set([...countryOfMap.half, ...countryOfMap.rest].map(({ file }) => file))]
