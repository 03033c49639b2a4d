import type { Change } from './change.ts'
import type { Edit } from './scratch.ts'

/** The row of a fifth country in every table that must have one: a file, what stands before the row or after it, and both together. */
const ROWS: readonly (readonly [file: string, find: string, put: string])[] = [
  ['src/features/auth/licence-field.tsx', '  AU: msg`Licence number`,', '  AU: msg`Licence number`,\n  NZ: msg`Licence number`,'],
  [
    'src/features/auth/login-form.tsx',
    '  AU: msg`CEA number or e-mail`,',
    '  AU: msg`CEA number or e-mail`,\n  NZ: msg`CEA number or e-mail`,',
  ],
  [
    'src/features/shared/session/vendor/vendor-login-fields.tsx',
    '  AU: msg`CEA number or e-mail`,',
    '  AU: msg`CEA number or e-mail`,\n  NZ: msg`CEA number or e-mail`,',
  ],
  ['src/features/auth/messages.ts', 'AU: ceaUsed', 'AU: ceaUsed, NZ: ceaUsed'],
  ['src/features/auth/messages.ts', '  AU: unknownLicence,', '  AU: unknownLicence,\n  NZ: unknownLicence,'],
  ['src/features/shared/property/duty-words/buyer-words.ts', '  AU: { ...ANYBODY,', '  NZ: ANYBODY,\n  AU: { ...ANYBODY,'],
  [
    'src/features/real-value/calculators/first/field-words.ts',
    '  AU: { label: WORDS.income.label',
    '  NZ: WORDS.income,\n  AU: { label: WORDS.income.label',
  ],
  ['src/features/real-value/calculators/still/left-out.tsx', '  AU: [\n', '  NZ: [],\n  AU: [\n'],
  ['src/features/real-value/calculators/still/left-out.tsx', "  AU: [{ key: 'gains',", "  NZ: [],\n  AU: [{ key: 'gains',"],
  ['src/features/real-value/calculators/uses.ts', '  AU: (state) =>', '  NZ: () => ONE_TABLE,\n  AU: (state) =>'],
  [
    'src/features/shared/property/duties/country-duties.ts',
    '  AU: async () =>',
    "  NZ: async () => (await import('./au.ts')).australiaDuties,\n  AU: async () =>",
  ],
  [
    'src/features/real-value/calculators/inputs.ts',
    '  AU: { price: 900_000,',
    '  NZ: { price: 900_000, income: 9_500, rent: 2_900, costs: 9_000 },\n  AU: { price: 900_000,',
  ],
  ['src/features/shared/property/loans/usual-loan.ts', '  AU: {', '  NZ: { rate: 6, years: 30 },\n  AU: {'],
  [
    'src/features/shared/property/duties/buyers.ts',
    "  AU: ['citizen', 'foreigner'],",
    "  NZ: ['citizen', 'foreigner'],\n  AU: ['citizen', 'foreigner'],",
  ],
  ['src/features/site/home/city-centre.ts', '  AU: {', '  NZ: { lat: -36.8485, lng: 174.7633 },\n  AU: {'],
  ['src/server/offices.ts', 'AU: env.OFFICES_AU,', 'AU: env.OFFICES_AU,\n    NZ: env.OFFICES_AU,'],
  [
    'src/features/real-value/calculators/inputs.ts',
    '  AU: {\n',
    "  NZ: { buy: ['price'], sell: ['price'], loan: ['price'], yield: ['price'] },\n  AU: {\n",
  ],
  ['src/features/shared/access/module-countries.ts', 'Open = { SG: true,', 'Open = { SG: true, NZ: true,'],
  ['src/features/shared/access/module-countries.ts', 'realAgent: {', 'realAgent: { NZ: false,'],
  ['src/features/shared/access/module-countries.ts', 'realListing: {', 'realListing: { NZ: false,'],
  ['src/features/shared/access/module-countries.ts', 'real360: {', 'real360: { NZ: false,'],
  ['src/features/shared/access/module-countries.ts', '  realValue: {', '  realValue: { NZ: false,'],
  ['src/features/shared/access/module-countries.ts', "'realValue/book-a-valuation': {", "'realValue/book-a-valuation': { NZ: false,"],
  ['src/features/shared/access/module-countries.ts', "'realValue/faq': {", "'realValue/faq': { NZ: false,"],
  ['src/features/shared/access/module-countries.ts', 'report: {', 'report: { NZ: false,'],
  ['src/features/shared/property/loans/usual-fees.ts', '  AU: {', '  NZ: { agentFee: 200, legalFee: 2_500 },\n  AU: {'],
  ['src/features/shell/still/footer-links.ts', "  AU: '© 2025 realEstate',", "  AU: '© 2025 realEstate',\n  NZ: '© 2025 realEstate',"],
  [
    'src/server/provider/sales-tax.ts',
    '  AU: { name:',
    "  NZ: { name: 'GST', percent: 15, since: '2010-10-01', source: 'Goods and Services Tax Act 1985' },\n  AU: { name:",
  ],
  ['src/features/real-agent/label/address-file.ts', "AU: 'windows-1252' }", "AU: 'windows-1252', NZ: 'windows-1252' }"],
  [
    'src/features/real-agent/label/address-lines.ts',
    '  AU: {\n',
    '  NZ: { unit: (floor, stack) => floor + stack, lines: ({ street }) => [[street]] },\n  AU: {\n',
  ],
  [
    'src/features/real-agent/plan/engine/country-plans.ts',
    '  AU: async () =>',
    "  NZ: async () => (await import('./au-plan.ts')).australiaPlan,\n  AU: async () =>",
  ],
  ['src/features/real-agent/plan/plan-words.ts', '  AU: msg`Superannuation`,', '  AU: msg`Superannuation`,\n  NZ: msg`KiwiSaver`,'],
  ['src/features/real-agent/plan/plan-examples.ts', '  AU: {\n', '  NZ: undefined as never,\n  AU: {\n'],
  ['src/server/provider/modules/label/home-keys.ts', 'AU: false } as const', 'AU: false, NZ: false } as const'],
  ['src/server/provider/demo/offices.ts', '  AU: null,', '  AU: null,\n  NZ: null,'],
  ['src/server/provider/demo/building-words.ts', '  AU: {\n', '  NZ: undefined as never,\n  AU: {\n'],
  ['src/server/provider/demo/demo-markets.ts', 'AU: australiaDemo', 'AU: australiaDemo, NZ: australiaDemo'],
  ['src/features/shared/session/country-name.ts', '  AU: msg`Australia`,', '  AU: msg`Australia`,\n  NZ: msg`New Zealand`,'],
  [
    'src/features/shared/filter/rows.ts',
    '      AU: upTo(100e6, 10_000, 4),',
    '      AU: upTo(100e6, 10_000, 4),\n      NZ: upTo(100e6, 10_000, 4),',
  ],
  ['src/features/shared/filter/rows.ts', 'AU: upTo(10_000, 100, 1.6)', 'AU: upTo(10_000, 100, 1.6), NZ: upTo(10_000, 100, 1.6)'],
  ['src/features/shared/filter/search-config.ts', '  AU: alike,', '  NZ: alike,\n  AU: alike,'],
  ['src/features/shared/market/countries.ts', 'AU: australia', 'AU: australia, NZ: australia'],
  ['src/features/shared/market/licence-countries.ts', '  // salesperson\n', '  // salesperson\n  NZ: /^[0-9]{8}$/,\n'],
  [
    'src/features/shared/market/licence-rules.ts',
    '  AU: { isRequired: true, isLookedUp: false },',
    '  AU: { isRequired: true, isLookedUp: false },\n  NZ: { isRequired: true, isLookedUp: true },',
  ],
  ['src/server/provider-gateway.server.ts', 'AU: env.DB_AU', 'AU: env.DB_AU, NZ: env.DB_AU'],
  [
    'src/server/provider/import/importers.ts',
    '  AU: importer(AU_FORMATS, produceAustralia),',
    '  AU: importer(AU_FORMATS, produceAustralia),\n  NZ: importer(AU_FORMATS, produceAustralia),',
  ],
  [
    'src/server/provider/import/backtest/options.ts',
    '  HK: { may: [], must: [] },',
    '  HK: { may: [], must: [] },\n  NZ: { may: [], must: [] },',
  ],
  [
    'src/server/provider/modules/property/transacted-measure.ts',
    "  AU: { hdb: null, hos: null, condo: 'IFA', land: null },",
    "  AU: { hdb: null, hos: null, condo: 'IFA', land: null },\n  NZ: { hdb: null, hos: null, condo: 'IFA', land: null },",
  ],
  ['tests/bench/provider-on-file.ts', 'AU: database', 'AU: database, NZ: database'],
  ['tests/fixtures/imported-markets.ts', 'sales: (state) => ({ AU:', "sales: (state) => ({ NZ: '', AU:"],
  ['tests/fixtures/imported-markets.ts', 'return { AU: madeVictoria(),', "return { NZ: '', AU: madeVictoria(),"],
  ['tests/provider/harness.ts', 'AU: null } satisfies', 'AU: null, NZ: null } satisfies'],
  ['tests/import/relevance-demo.ts', '  AU: `\n', '  NZ: ``,\n  AU: `\n'],
  ['tests/import/relevance-more.ts', '  AU: `\n', '  NZ: ``,\n  AU: `\n'],
  ['tests/provider/worker.ts', 'market: { SG, MY: env.DB_MY,', 'market: { SG, NZ: env.DB_AU, MY: env.DB_MY,'],
  ['tests/provider/worker.ts', 'market: { SG: DB_SG,', 'market: { NZ: DB_AU, SG: DB_SG,'],
  ['tests/provider/post-refresh.test.ts', 'market: { SG: DB_SG,', 'market: { NZ: DB_AU, SG: DB_SG,'],
  ['tests/provider/deal-lists.test.ts', 'market: { SG: DB_SG,', 'market: { NZ: DB_AU, SG: DB_SG,'],
  ['src/server/provider/ports/open-ports.test.ts', 'market: { SG: account,', 'market: { NZ: account, SG: account,'],
  ['src/server/provider/modules/booking/appointment-kinds.ts', '  AU: [\n', "  NZ: ['Pacific/Auckland'],\n  AU: [\n"],
  ['src/server/provider/modules/billing/catalogue.ts', '  HK: null,\n', '  NZ: null,\n  HK: null,\n'],
  ['src/server/provider/ports/cards/desk/billing/end-subscription.ts', "HK: 'canceled',", "HK: 'canceled', NZ: 'canceled',"],
  ['src/server/provider/modules/booking/holidays.ts', '  AU: {\n', "  NZ: { source: '', everywhere: [], inZone: {} },\n  AU: {\n"],
  ['src/graphql/billing-kinds.ts', '  AU: { address:', "  NZ: { address: false, taxNumber: 'GST number' },\n  AU: { address:"],
  ['src/server/env.ts', '  STRIPE_SECRET_KEY_AU: secretKey,', '  STRIPE_SECRET_KEY_AU: secretKey,\n  STRIPE_SECRET_KEY_NZ: secretKey,'],
  ['src/server/env.ts', '  STRIPE_PUBLISHABLE_KEY_AU:', '  STRIPE_PUBLISHABLE_KEY_NZ: publishableKey,\n  STRIPE_PUBLISHABLE_KEY_AU:'],
  ['src/server/env.ts', '  STRIPE_WEBHOOK_SECRET_AU:', '  STRIPE_WEBHOOK_SECRET_NZ: webhookSecret,\n  STRIPE_WEBHOOK_SECRET_AU:'],
  ['src/server/provider/demo/calibration.test.ts', "(['SG', 'MY', 'HK', 'AU'] as const)", "(['SG', 'MY', 'HK', 'AU', 'NZ'] as const)"],
  ['src/features/real-launch/launch-filter.ts', "AU: 'sqm' }", "AU: 'sqm', NZ: 'sqm' }"],
  ['src/features/real-launch/sale/payment-plan.ts', 'AU: AUSTRALIA, HK: null }', 'AU: AUSTRALIA, NZ: null, HK: null }'],
  ['src/server/provider/demo/launches/demo-launch.ts', "  AU: kinds(['1', 540]", "  NZ: kinds(['1', 540]),\n  AU: kinds(['1', 540]"],
  ['src/server/provider/demo/listings/agencies.ts', '  AU: (at) => `+61', '  NZ: () => `+64210000000`,\n  AU: (at) => `+61'],
  ['src/server/provider/demo/listings/agencies.ts', '  AU: (at) => `9980', '  NZ: () => `99800000`,\n  AU: (at) => `9980'],
  ['src/server/provider/demo/listings/demo-listings.ts', "AU: 'en-AU' }", "AU: 'en-AU', NZ: 'en-AU' }"],
  ['src/server/provider/demo/listings/demo-listings.ts', 'HK: 10_000, AU: 1_000 }', 'HK: 10_000, AU: 1_000, NZ: 1_000 }'],
  ['src/server/provider/demo/listings/demo-listings.ts', 'HK: 30, AU: 30 }', 'HK: 30, AU: 30, NZ: 30 }'],
  [
    'src/server/provider/modules/listing/own/act-on-listing.ts',
    'ONE_ADVERTISEMENT: Record<CountryCode, boolean> = {',
    'ONE_ADVERTISEMENT: Record<CountryCode, boolean> = { NZ: false,',
  ],
  ['src/server/provider/modules/listing/own/listing-needs.ts', "  AU: ['sale'],", "  NZ: ['sale'],\n  AU: ['sale'],"],
  [
    'src/server/provider/modules/listing/own/listing-needs.ts',
    'NEEDS_SALEABLE: Record<CountryCode, boolean> = {',
    'NEEDS_SALEABLE: Record<CountryCode, boolean> = { NZ: false,',
  ],
  [
    'src/server/provider/modules/listing/place-listing.ts',
    'IS_CODE_OF_BUILDING: Record<CountryCode, boolean> = {',
    'IS_CODE_OF_BUILDING: Record<CountryCode, boolean> = { NZ: false,',
  ],
  ['tests/provider/listing-past-sales.test.ts', 'market: { SG: env.DB_SG,', 'market: { NZ: env.DB_AU, SG: env.DB_SG,'],
  ['tests/provider/own-home-fixture.ts', 'AU: DB_AU }', 'AU: DB_AU, NZ: DB_AU }'],
  ['tests/provider/listing-hidden.test.ts', 'market: { SG: env.DB_SG,', 'market: { NZ: env.DB_AU, SG: env.DB_SG,'],
  ['tests/provider/listing-estimates.test.ts', 'const market = { SG:', 'const market = { NZ: env.DB_AU, SG:'],
]

const edits: readonly Edit[] = ROWS.map(([file, find, put]) => ({ file, find, put }))
/** Their types follow from the list, or other errors name them; no row of a table is missing there. */
const FOLLOWS = [
  'src/server/provider/demo/calibration.test.ts',
  'src/graphql/billing-kinds.ts',
  'src/server/env.ts',
  'tests/provider/listing-past-sales.test.ts',
]

/** A country in the list of countries, without a row in any table. */
export const country: Change = {
  name: 'a country',
  half: [
    {
      file: 'src/features/shared/market/vocabulary.ts',
      find: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU'] as const",
      put: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU', 'NZ'] as const",
    },
  ],
  refused: { byMissingRowsIn: [...new Set(edits.map(({ file }) => file))].filter((file) => !FOLLOWS.includes(file)) },
  rest: [
    ...edits,
    // as `npm run generate` writes it
    {
      file: 'src/graphql/generated/graphql.ts',
      find: "export type CountryCode =\n  | 'AU'",
      put: "export type CountryCode =\n  | 'NZ'\n  | 'AU'",
    },
  ],
}
