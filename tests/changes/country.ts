import type { Change } from './change.ts'
import type { Edit } from './scratch.ts'

/** The row of a fifth country, in which every module is open, in every table that must have one: a file, what stands before the row or after it, and both together. */
const ROWS: readonly (readonly [file: string, find: string, put: string])[] = [
  ['src/features/shared/property/duty-words/buyer-words.ts', '  AU: { ...ANYBODY,', '  NZ: ANYBODY,\n  AU: { ...ANYBODY,'],
  [
    'src/features/real-value/calculators/form/field-words.ts',
    '  AU: { label: WORDS.income.label',
    '  NZ: WORDS.income,\n  AU: { label: WORDS.income.label',
  ],
  ['src/features/real-value/calculators/result/left-out.tsx', '  AU: [\n', '  NZ: [],\n  AU: [\n'],
  ['src/features/real-value/calculators/result/left-out.tsx', "  AU: [{ key: 'gains',", "  NZ: [],\n  AU: [{ key: 'gains',"],
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
  [
    'src/features/real-value/calculators/inputs.ts',
    '  AU: {\n',
    "  NZ: { buy: ['price'], sell: ['price'], loan: ['price'], yield: ['price'] },\n  AU: {\n",
  ],
  ['src/features/shared/property/loans/usual-fees.ts', '  AU: {', '  NZ: { agentFee: 200, legalFee: 2_500 },\n  AU: {'],
  [
    'src/server/provider/ports/cards/sales-tax.ts',
    '  AU: { name:',
    "  NZ: { name: 'GST', percent: 15, since: '2010-10-01', source: 'Goods and Services Tax Act 1985' },\n  AU: { name:",
  ],
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
  [
    'src/server/provider/demo/offices.ts',
    "const OFFICES: Record<CountryWith<'report'>, OfficeMarket> = {",
    "const OFFICES: Record<CountryWith<'report'>, OfficeMarket> = {\n  NZ: undefined as never,",
  ],
  ['src/server/provider/demo/demo-markets.ts', '  AU: australiaDemo,', '  AU: australiaDemo,\n  NZ: australiaDemo,'],
  ['src/features/shared/session/country-name.ts', '  AU: msg`Australia`,', '  AU: msg`Australia`,\n  NZ: msg`New Zealand`,'],
  ['src/features/shared/filter/search-config.ts', '  AU: alike,', '  NZ: alike,\n  AU: alike,'],
  ['src/features/shared/market/countries.ts', 'AU: australia }', 'AU: australia, NZ: australia }'],
  [
    'src/features/shared/market/licence-rules.ts',
    "  AU: { name: 'licence',",
    "  NZ: { name: 'licence', form: /^[0-9]{8}$/, isRequired: true, isLookedUp: true },\n  AU: { name: 'licence',",
  ],
  [
    'src/server/provider/import/run/importers.ts',
    '  AU: importer(AU_FORMATS, produceAustralia),',
    '  AU: importer(AU_FORMATS, produceAustralia),\n  NZ: importer(AU_FORMATS, produceAustralia),',
  ],
  ['src/features/real-launch/launch-list.tsx', 'HK: true, AU: false }', 'HK: true, AU: false, NZ: false }'],
  ['src/features/site/home/hero.tsx', '  HK: (\n', '  NZ: null,\n  HK: (\n'],
  ['src/server/provider/modules/account/registration-rules.test.ts', "MY: 'ren 12345',", "NZ: '20123456', MY: 'ren 12345',"],
  ['tests/architecture/both-sides.test.ts', "MY: 'REN 12345',", "NZ: '20123456', MY: 'REN 12345',"],
  ['tests/truth/markets.ts', '  SG: async (folder) => {\n', '  NZ: undefined as never,\n  SG: async (folder) => {\n'],
  ['tests/fixtures/imported-markets.ts', 'sales: (state) => ({ AU:', "sales: (state) => ({ NZ: '', AU:"],
  ['tests/fixtures/imported-markets.ts', 'return { AU: madeVictoria(),', "return { NZ: '', AU: madeVictoria(),"],
  ['tests/import/relevance-demo.ts', '  AU: `\n', '  NZ: ``,\n  AU: `\n'],
  ['src/server/provider/modules/booking/appointment-kinds.ts', '  AU: [\n', "  NZ: ['Pacific/Auckland'],\n  AU: [\n"],
  ['src/server/provider/modules/plan/catalogue.ts', '  HK: null,\n', '  NZ: null,\n  HK: null,\n'],
  ['src/server/provider/card-desk/billing/end-subscription.ts', "HK: 'canceled',", "HK: 'canceled', NZ: 'canceled',"],
  ['src/server/provider/modules/booking/holidays.ts', '  AU: {\n', "  NZ: { source: '', everywhere: [], inZone: {} },\n  AU: {\n"],
  ['src/graphql/billing-kinds.ts', '  AU: { address:', "  NZ: { address: false, taxNumber: 'GST number' },\n  AU: { address:"],
  ['src/features/real-launch/sale/payment-plan.ts', 'AU: AUSTRALIA, HK: null }', 'AU: AUSTRALIA, NZ: null, HK: null }'],
  ['src/server/provider/demo/launches/demo-launch.ts', "  AU: kinds(['1', 540]", "  NZ: kinds(['1', 540]),\n  AU: kinds(['1', 540]"],
  ['src/server/provider/demo/listings/agencies.ts', '  AU: (at) => `+61', '  NZ: () => `+64210000000`,\n  AU: (at) => `+61'],
  ['src/server/provider/demo/listings/agencies.ts', '  AU: (at) => `9980', '  NZ: () => `99800000`,\n  AU: (at) => `9980'],
  ['src/server/provider/demo/listings/demo-listings.ts', 'HK: 10_000, AU: 1_000 }', 'HK: 10_000, AU: 1_000, NZ: 1_000 }'],
  ['src/server/provider/demo/listings/demo-listings.ts', 'HK: 30, AU: 30 }', 'HK: 30, AU: 30, NZ: 30 }'],
  [
    'src/server/provider/modules/listing-own/act-on-listing.ts',
    "ONE_ADVERTISEMENT: Record<CountryWith<'user'>, boolean> = {",
    "ONE_ADVERTISEMENT: Record<CountryWith<'user'>, boolean> = { NZ: false,",
  ],
  ['src/server/provider/modules/listing-own/listing-needs.ts', "  AU: ['sale'],", "  NZ: ['sale'],\n  AU: ['sale'],"],
  [
    'src/server/provider/modules/listing-own/listing-needs.ts',
    "NEEDS_SALEABLE: Record<CountryWith<'user'>, boolean> = {",
    "NEEDS_SALEABLE: Record<CountryWith<'user'>, boolean> = { NZ: false,",
  ],
]

const edits: readonly Edit[] = ROWS.map(([file, find, put]) => ({ file, find, put }))
/** Other errors name it: no row is missing there, but what reads it has no row. */
const FOLLOWS = ['src/graphql/billing-kinds.ts']

/** A country in the list of countries, in which every module is open, without a row in any other table. */
export const country: Change = {
  name: 'a country',
  half: [
    {
      file: 'src/features/shared/market/vocabulary.ts',
      find: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU'] as const",
      put: "COUNTRY_CODES = ['SG', 'MY', 'HK', 'AU', 'NZ'] as const",
    },
    {
      file: 'src/features/shared/market/module-countries.ts',
      find: '  AU: USUAL,',
      put: "  AU: USUAL,\n  NZ: [...USUAL, 'realAgent', 'realListing', 'realValue', 'realValue/book-a-valuation', 'realValue/faq', 'report'],",
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
