import type { Change } from './change.ts'

const SCHEMA = 'src/graphql/schema.graphql'
const TYPES = 'src/graphql/generated/graphql.ts'
const DOCUMENT = 'src/graphql/documents/property/SaidOfHome.graphql'
const COLUMNS = 'src/server/provider/db/trade/said-of-home.ts'
const MODULES = 'src/server/provider/modules'
const SAID = `${MODULES}/listing/said-of-home.ts`
const FEEDS = `${MODULES}/listing-feed/reso-fields.ts`
const CONDITIONS = `${MODULES}/listing-search/listing-filter.ts`
/** Reads what the input lacks. */
const READER = `${MODULES}/listing-own/listing-content.ts`
const FUNCTIONS = 'src/features/listing/listing.functions.ts'
const VALUES = 'src/features/listing/editor/listing-values.ts'
const EDITOR = 'src/features/listing/editor/home-fields.tsx'
const ADDRESS = 'src/features/real-listing/search.ts'
const WIRE = 'src/features/real-listing/search/listing-limits.ts'
const FORM = 'src/features/real-listing/search/own-limits.tsx'
const PAGE = 'src/features/real-listing/home/listed-home-details.tsx'

/** Behind each place of the generated types where the fragment of {@link DOCUMENT} is read. */
const inFragments = ['areaSqm', 'landSqm', 'closing'].map((next) => ({
  file: TYPES,
  find: `bathrooms: number | null, ${next}: `,
  put: `bathrooms: number | null, parkingSpaces: number | null, ${next}: `,
  isEverywhere: true,
}))

/**
 * What an advertisement says of its home, with a filter by it: the column, the filter's field and its parameter, with what `npm run generate` makes of the whole.
 * The writing, both feeds, the group of a home, the search in SQL, the address, the form and the page are missing.
 */
export const advertisedField: Change = {
  name: 'a field of advertisements with its filter',
  half: [
    {
      file: COLUMNS,
      find: '  furnished: orNull(text<FurnishedType>()),\n',
      put: '  furnished: orNull(text<FurnishedType>()),\n  parkingSpaces: orNull(integer()),\n',
    },
    {
      file: CONDITIONS,
      find: '    hasTour: t.boolean(),\n',
      put: "    hasTour: t.boolean(),\n    parkingSpaces: t.int({ description: 'At least so many.' }),\n",
    },
    {
      file: ADDRESS,
      find: '  tour: z.catch(z.optional(z.literal(1)), undefined),\n',
      put: '  tour: z.catch(z.optional(z.literal(1)), undefined),\n  parking: z.catch(z.optional(wholeBetween(1, 20)), undefined),\n',
    },
    { file: SCHEMA, find: 'interface AdvertisedHome {\n', put: 'interface AdvertisedHome {\n  parkingSpaces: Int\n' },
    { file: SCHEMA, find: '\ninput ListingInput {\n', put: '\ninput ListingInput {\n  parkingSpaces: Int\n' },
    {
      file: TYPES,
      find: 'export type ListingInput = {\n',
      put: 'export type ListingInput = {\n  parkingSpaces?: number | null | undefined;\n',
    },
    {
      file: TYPES,
      find: 'export type ListingFilter = {\n',
      put: 'export type ListingFilter = {\n  parkingSpaces?: number | null | undefined;\n',
    },
    ...inFragments,
  ],
  refused: { byTypesIn: [SAID, READER, FEEDS, CONDITIONS, FUNCTIONS, VALUES, WIRE, FORM, PAGE] },
  alsoRefusedBy: [
    { test: 'src/server/provider/db/tables.test.ts', saying: /parking_spaces/ },
    { test: 'src/graphql/said-of-home.test.ts', saying: /pages and editor ask for everything[\s\S]*parkingSpaces/ },
    { test: 'src/features/listing/editor/editor-fields.test.tsx', saying: /is written in the editor[\s\S]*parkingSpaces/ },
  ],
  rest: [
    {
      file: SAID,
      find: "      furnished: t.expose('furnished', { type: FurnishedTypeEnum, nullable: true }),\n",
      put: `      furnished: t.expose('furnished', { type: FurnishedTypeEnum, nullable: true }),
      parkingSpaces: t.exposeInt('parkingSpaces', { nullable: true }),
`,
    },
    {
      file: SAID,
      find: '    furnished: t.field({ type: FurnishedTypeEnum }),\n',
      put: '    furnished: t.field({ type: FurnishedTypeEnum }),\n    parkingSpaces: t.int(),\n',
    },
    { file: SAID, find: '  floor: [-5, 200],\n', put: '  floor: [-5, 200],\n  parkingSpaces: [0, 50],\n' },
    {
      file: FEEDS,
      find: "  floor: countOf('EntryLevel', -5, 200),\n",
      put: "  floor: countOf('EntryLevel', -5, 200),\n  parkingSpaces: countOf('ParkingTotal', 0, 50),\n",
    },
    {
      file: `${MODULES}/listing-feed/reaxml-fields.ts`,
      find: "  BathroomsTotalInteger: ['features/bathrooms'],\n",
      put: "  BathroomsTotalInteger: ['features/bathrooms'],\n  ParkingTotal: ['features/carports'],\n",
    },
    {
      file: CONDITIONS,
      find: '  hasTour: (has) =>',
      put: "  parkingSpaces: (least) => [when('g.parking_spaces >= ?', least)],\n  hasTour: (has) =>",
    },
    {
      file: 'src/server/provider/db/trade/migrations/0093_parking.sql',
      put: 'alter table listing add column parking_spaces integer;\nalter table listing_group add column parking_spaces integer;\n',
    },
    { file: DOCUMENT, find: '  furnished\n', put: '  furnished\n  parkingSpaces\n' },
    { file: FUNCTIONS, find: '  floor: number,\n', put: '  floor: number,\n  parkingSpaces: number,\n' },
    { file: VALUES, find: '  furnished: null,\n', put: '  furnished: null,\n  parkingSpaces: null,\n' },
    {
      file: VALUES,
      find: '    furnished: listing.furnished ?? null,\n',
      put: '    furnished: listing.furnished ?? null,\n    parkingSpaces: listing.parkingSpaces ?? null,\n',
    },
    {
      file: EDITOR,
      find: '        <Field label={t`Floor`} hint',
      put: `        <Field label={t\`Floor\`}>
          {(control) => <NumberInput {...control} value={values.parkingSpaces} onValue={(parkingSpaces) => write({ parkingSpaces })} />}
        </Field>
        <Field label={t\`Floor\`} hint`,
    },
    {
      file: WIRE,
      find: '    hasTour: tour === undefined ? null : true,\n',
      put: '    hasTour: tour === undefined ? null : true,\n    parkingSpaces: search.parking ?? null,\n',
    },
    {
      file: FORM,
      find: '  project: {\n',
      put: `  parking: {
    chip: ({ parking }, { i18n }) => (parking === undefined ? null : i18n._(msg\`Has a tour\`)),
    Control: ({ search }) => <input type="number" name="parking" defaultValue={search.parking} />,
  },
  project: {
`,
    },
    {
      file: PAGE,
      find: "    furnished: { key: 'furnished',",
      put: "    parkingSpaces: { key: 'parking', name: t`Floor`, value: home.parkingSpaces },\n    furnished: { key: 'furnished',",
    },
  ],
  proof: ['src/server/provider/modules/listing-feed/read-feed.test.ts', 'src/features/real-listing/search/own-limits.test.tsx'],
}
