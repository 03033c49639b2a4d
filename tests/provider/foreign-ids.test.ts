import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import { ENGINES_CHOICE } from '#graphql/analysis-result.ts'
import { keysOf } from '#lib/records.ts'
import { ROOT } from '../../scripts/run.ts'
import { OWN_OPERATIONS, SIDES_OPERATIONS, STAFF_OPERATIONS, VENDOR_OPERATIONS } from './account-operations.ts'
import { foreignThings, OWN_THINGS, STRANGERS, type Stranger } from './foreign-things.ts'

const schema = buildSchema(readFileSync(join(ROOT, 'src/graphql/schema.graphql'), 'utf8'), { assumeValidSDL: true })
const things = await foreignThings()

/** Mutations whose ids are public, of what is advertised, offered or sold; `updatePassword` reads none. */
const PUBLIC_IDS = new Set([
  'askAboutListing',
  'beginSubscription',
  'bookAppointment',
  'changeSubscription',
  'countTour',
  'enterShare',
  'keepDealList',
  'placeOrder',
  'reportListing',
  'saveSearch',
  'updatePassword',
])

const { lead, listing, tour } = OWN_THINGS
const SOON = new Date((Math.floor(Date.now() / 86_400_000) + 3) * 86_400_000).toISOString().replace('.000', '')
const APPOINTMENT = `kind: MEETING, startsAt: "${SOON}", minutes: 30, address: "", name: "Ah Lian", phone: "", email: "", place: "", note: ""`
const SCENE = 'name: "Hall", alt: "", caption: "", hour: DAY, north: 0, pitch: 0, yaw: 0, zoom: 50, place: "hall"'
const SPOT = 'kind: DOOR, pitch: 0, yaw: 0, title: "", text: ""'
const FACTS = {
  unitMix: null,
  areaSqm: null,
  floor: null,
  tenure: null,
  leaseStartYear: null,
  builtYear: null,
  condition: null,
  facing: null,
  view: '',
}
const HOME = `typeGroup: PRIVATE_STACK, slug: "x", facts: ${JSON.stringify(JSON.stringify(FACTS))}`

/** With ids that the tables of operations leave out, and beside an own thing the id of another; "x" is the id that is asked about. */
const MORE: readonly (readonly [name: string, query: string])[] = [
  ['assignLead', `mutation { assignLead(id: "${lead}", key: "key-00000002", to: "x") { id } }`],
  ['beginDeliveredPhoto', `mutation { beginDeliveredPhoto(listing: "${listing}", file: "x", key: "key-00000002") { id } }`],
  ['createOwnAppointment', `mutation { createOwnAppointment(key: "key-00000002", input: { lead: "x", ${APPOINTMENT} }) { id } }`],
  ['createOwnAppointment', `mutation { createOwnAppointment(key: "key-00000002", input: { listing: "x", ${APPOINTMENT} }) { id } }`],
  ['dropLetters', 'mutation { dropLetters(ids: ["x"]) { ids } }'],
  [
    'hostOpenHouse',
    `mutation { hostOpenHouse(key: "key-00000002", listing: "x", input: { startsAt: "${SOON}", minutes: 60, question: "" }) { id } }`,
  ],
  ['makeDataCopy', 'mutation { makeDataCopy(source: "x") { id } }'],
  ['markNoticesRead', 'mutation { markNoticesRead(ids: ["x"]) { success } }'],
  ['orderListingMedia', `mutation { orderListingMedia(listing: "${listing}", ids: ["x"]) { id } }`],
  ['placeTour', `mutation { placeTour(id: "${tour}", version: 1, listing: "x") { id } }`],
  ['resendLetters', 'mutation { resendLetters(ids: ["x"]) { ids } }'],
  [
    'saveLeadRules',
    'mutation { saveLeadRules(version: 0, rules: [{ id: "x", interests: [], languages: [], people: ["x"] }]) { version } }',
  ],
  [
    'saveListing',
    'mutation { saveListing(key: "key-00000002", id: "x", version: 1, input: { activity: SALE, projectName: "", street: "", postalCode: "", address: "", facilities: [], headline: "", description: "", locale: "en-US", tourUrl: "", videoUrl: "" }) { id } }',
  ],
  [
    'saveMarketAnalysis',
    `mutation { saveMarketAnalysis(key: "key-00000002", input: { id: "x", version: 1, renews: false, title: "x", choice: ${JSON.stringify(JSON.stringify(ENGINES_CHOICE))}, note: "", showsEngine: true, home: { ${HOME}, added: [] } }) { note } }`,
  ],
  [
    'saveTour',
    `mutation { saveTour(id: "${tour}", version: 1, draft: { title: "x", about: "", plan: { bundle: "x" }, scenes: [{ id: "hall", pano: "x", still: "x", ${SCENE}, spots: [{ id: "door", toScene: "x", ${SPOT} }] }] }) { id } }`,
  ],
  [
    'saveVendor',
    'mutation { saveVendor(input: { id: "x", email: "x", name: "", about: "", address: "", taxNumber: "", prices: [], isActive: true, version: 0 }) { id } }',
  ],
  ['shareDealList', 'mutation { shareDealList(code: "x", isOn: false) { code } }'],
]

/** Tables of what mutations take. */
const KINDS = `booking data_copy deal_list feed_dry_run hosted_open_house label_sheet launch lead listing listing_media listing_problem
  listing_source market_analysis notice other_calendar own_appointment own_home passkey promotion_code saved_search session share
  smart_plan stripe_info suppressed_home time_proposal tour tour_bundle tour_scene upload user vendor_order webhook`.split(/\s+/)

const OPERATIONS = [...Object.entries({ ...STAFF_OPERATIONS, ...OWN_OPERATIONS, ...SIDES_OPERATIONS, ...VENDOR_OPERATIONS }), ...MORE]

const takesId = (type: GraphQLInputType, seen: readonly GraphQLInputType[] = []): boolean => {
  const named = getNamedType(type)
  if (named.name === 'ID') return true
  const isOpen = isInputObjectType(named) && !seen.includes(named)
  return isOpen && Object.values(named.getFields()).some((field) => takesId(field.type, [...seen, named]))
}

/** Every mutation of the schema that takes an id of something that may be somebody's. */
const TAKING = Object.values(schema.getMutationType()?.getFields() ?? {})
  .filter(({ name, args }) => !PUBLIC_IDS.has(name) && args.some(({ type }) => takesId(type)))
  .map(({ name }) => name)

/** The document with `id` wherever it asks about "x". */
function about(document: string, id: string): string {
  const info = new TypeInfo(schema)
  const replaced = visitWithTypeInfo(info, {
    [Kind.STRING]: (node) => (node.value === 'x' && getNamedType(info.getInputType())?.name === 'ID' ? { ...node, value: id } : undefined),
  })
  return print(visit(parse(document), replaced))
}

const takesAny = (document: string): boolean => about(document, 'a') !== about(document, 'b')

/** An id of nothing, in the form of another one. */
const unknownLike = (id: string): string =>
  /^[\da-f]{8}-[\da-f-]{27}$/.test(id) ? 'f0000000-0000-4000-8000-00000000000f' : `${id.slice(0, -1)}${id.endsWith('z') ? 'y' : 'z'}`

it('every mutation that takes an id is asked', () => {
  const asked = new Set(OPERATIONS.filter(([, document]) => takesAny(document)).map(([name]) => name))
  expect(TAKING.filter((name) => !asked.has(name))).toEqual([])
  expect(TAKING.length).toBeGreaterThan(70)
})

/** What is said of what there is not. */
const UNKNOWN = /-unknown$|^(?:forbidden|token-spent|lead-assignee|tour-picture)$/
/** Ids of others are passed over. */
const PASSED_OVER = new Set(['markNoticesRead', 'orderListingMedia'])

const whoAsks = (name: string): Stranger[] =>
  keysOf(STRANGERS).filter((who) => who !== 'a vendor' || name in SIDES_OPERATIONS || name in VENDOR_OPERATIONS)

it.each(TAKING)('%s says of what is not one’s own what it says of what there is not, and changes nothing', async (name) => {
  const before = things.contents()
  const said = new Set<unknown>()
  for (const [, document] of OPERATIONS.filter(([named, text]) => named === name && takesAny(text)))
    for (const who of whoAsks(name)) {
      const answers = new Map<string, unknown>()
      for (const [table, id] of things.ids) {
        const unknown = unknownLike(id)
        if (!answers.has(unknown)) answers.set(unknown, await things.ask(who, about(document, unknown)))
        expect(await things.ask(who, about(document, id)), `${who}, ${table} ${id}`).toEqual(answers.get(unknown))
      }
      for (const answer of answers.values()) said.add(answer)
    }
  expect(PASSED_OVER.has(name) || [...said].some((answer) => UNKNOWN.test(String(answer))), `${name}: ${[...said]}`).toBe(true)
  expect(things.contents()).toEqual(before)
})

it('there is one of everything that mutations take', () => {
  expect([...things.ids.keys()]).toEqual(expect.arrayContaining(KINDS))
})
