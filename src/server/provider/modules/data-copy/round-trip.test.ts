import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { examples } from '#fixtures/short-sample.ts'
import { unzipped } from '#fixtures/unzipped.ts'
import { TAKEN_AT_ONCE } from '#graphql/copy-kinds.ts'
import { FURNISHED_TYPES, LISTING_ACTIVITIES, LISTING_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { AREA_MEASURES, FACILITIES, FLOOR_TYPES, PROPERTY_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { Statements } from '../../db/client.ts'
import { applyMigrations, readMigrations } from '../../db/migrations.ts'
import { APPOINTMENT_KINDS, BOOKING_STATES, LEAD_ORIGINS, LEAD_STATES, SUSPICIONS } from '../../db/trade/words.ts'
import { writableFile } from '../../db/writable-file.ts'
import { demoContext } from '../../demo/trade/demo-context.ts'
import { memoryFiles } from '../../ports/files/memory.ts'
import { NO_LINES } from '../listing-own/advertiser.ts'
import { contentOf } from '../listing-own/listing-content.ts'
import type { AskedListing } from '../listing-own/listing-input.ts'
import { insertDraft } from '../listing-own/save-listing.ts'
import { beginCopy, copyPartKey, partsOfCopy } from './copy-store.ts'
import { makeCopyStep } from './make-copy.ts'
import { type TakenKind, takeRecords } from './take-records.ts'
import { vCard } from './vcard.ts'

const NOW = 1_790_000_000
const OWNER = '00000000-0000-4000-8000-00000000000a'

const migrated = (which: 'account' | 'trade' | 'market'): DatabaseSync => {
  const file = new DatabaseSync(':memory:')
  applyMigrations(file, readMigrations(which))
  return file
}

/** An empty place, with one agent. */
function place(owner = OWNER) {
  const [account, trade, market] = [migrated('account'), migrated('trade'), migrated('market')]
  account.exec(`insert into user (id, email, email_key, nick_name, phone_number, country, language, kind, roles, created_at, updated_at)
    values ('${owner}', 'a@b.example', 'a@b.example', 'Ah Lian', '', 'SG', 'en', 'agent', '[]', 1, 1)`)
  const context = demoContext({ account, trade, market }, { country: 'SG', now: NOW })
  const viewer = { id: owner, kind: 'agent' } as Parameters<typeof takeRecords>[1]

  async function copied(): Promise<Map<string, string>> {
    const [on, files, id] = [new Statements(writableFile(trade)), memoryFiles(), crypto.randomUUID()]
    trade.exec('delete from data_copy')
    await beginCopy(on, { id, owner, source: null, country: 'SG', locale: 'en-US', siteOrigin: 'https://site.example', now: NOW })
    const making = { trade: on, account: new Statements(writableFile(account)), files, clock: { nowMs: () => NOW * 1_000 } }
    for (let outcome = ''; outcome !== 'settled'; ) {
      const step = await makeCopyStep(making)
      if (step === null || step.outcome === 'later') throw new Error('the copy is not made')
      outcome = step.outcome
    }
    const texts = new Map<string, string>()
    for (const { number } of await partsOfCopy(on, id)) {
      const part = await files.get(copyPartKey(id, number))
      const unpacked = await unzipped(new Uint8Array(await new Response(part?.bytes).arrayBuffer()))
      for (const [name, bytes] of unpacked) texts.set(name, bytes.toString('utf8'))
    }
    return texts
  }
  const empty = () => {
    for (const table of ['listing', 'lead', 'booking', 'notice']) trade.exec(`delete from ${table}`)
    account.exec('delete from saved_search')
  }
  return { account, trade, context, viewer, owner, copied, empty }
}

type Place = ReturnType<typeof place>

/** Takes a copy in as whoever sends it does. */
async function takeIn({ context, viewer }: Place, copy: ReadonlyMap<string, string>) {
  const kinds: TakenKind[] = ['listings', 'enquiries', 'appointments', 'saved-searches']
  const reports = []
  for (const kind of kinds) {
    const lines = (copy.get(`${kind}.jsonl`) ?? '').split('\n').filter(Boolean)
    for (let at = 0; at < lines.length; at += TAKEN_AT_ONCE)
      reports.push(await takeRecords(context, viewer, kind, lines.slice(at, at + TAKEN_AT_ONCE)))
  }
  return reports
}

/** What differs between a copy and the copy of what was made of it, and why. All else is the same to the byte. */
const DIFFERS = {
  // a listing is advertised anew by whoever takes it in: as a draft, with their lines, and a history of its own
  'listings.jsonl': [
    'StandardStatus',
    'ModificationTimestamp',
    'X_ConfirmedTimestamp',
    'X_Prices',
    'X_History',
    'X_UnpublishedEdits',
    'CloseDate',
    'ClosePrice',
    'X_Outcome',
    'ListAgentFullName',
    'ListAgentStateLicense',
    'ListAgentDirectPhone',
    'ListAgentEmail',
    'ListOfficeName',
    'X_ListOfficeLicense',
  ],
  // the estimate of a valuation is the desk's own
  'appointments.jsonl': ['evidence'],
  // proven to the place that it was written to
  'enquiries.jsonl': ['isProven'],
  // counted anew by the place that it is saved in
  'saved-searches.jsonl': ['createdAt', 'updatedAt', 'alert', 'filter', 'listingFilter', 'placeNames'],
} as const satisfies Record<string, readonly string[]>

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The lines of a file without what differs, and without ids. */
const comparable = (copy: ReadonlyMap<string, string>, name: keyof typeof DIFFERS): string[] =>
  (copy.get(name) ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const kept = Object.entries(JSON.parse(line)).filter(([field]) => !DIFFERS[name].some((one) => one === field))
      return JSON.stringify(Object.fromEntries(kept)).replaceAll(UUID, 'ID')
    })

/** A file for other programs without ids; lines unfolded. */
const unfolded = (copy: ReadonlyMap<string, string>, name: string): string =>
  (copy.get(name) ?? '').replaceAll('\r\n ', '').replaceAll(UUID, 'ID')

/** What people write: all that breaks formats, in many scripts. Control characters but line ends never get past the forms. */
const SIGNS = [
  '"',
  "'",
  ',',
  ';',
  ':',
  '\\',
  '\n',
  '\r\n',
  '=',
  '+',
  '-',
  '@',
  '\t',
  '<',
  '&',
  '🏠',
  '👩‍👩‍👧',
  '房',
  'عقار',
  'é',
  ' ',
  'BEGIN:VCARD',
  '\\n',
  'a',
]
const printable = fc.string({ unit: 'grapheme' })
const words = (max: number) =>
  fc
    .oneof(
      fc.constant(''),
      printable,
      fc.array(fc.constantFrom(...SIGNS), { maxLength: 60 }).map((signs) => signs.join('')),
      fc.constant('房 é,'.repeat(60)),
    )
    .map((text) => text.slice(0, max).toWellFormed())
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null })
const from = <Value>(values: readonly Value[]) => fc.constantFrom(...values)
const date = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
const time = fc.integer({ min: 1, max: NOW - 1_000_000 })

const listing: fc.Arbitrary<AskedListing> = fc.record({
  activity: from(LISTING_ACTIVITIES),
  project: fc.constant(null),
  projectName: words(LISTING_MAX_CHARS.name),
  street: words(LISTING_MAX_CHARS.street),
  postalCode: words(LISTING_MAX_CHARS.postalCode),
  address: words(LISTING_MAX_CHARS.address),
  propertyGroup: orNull(from(PROPERTY_GROUPS)),
  propertyType: orNull(from(['hdb', 'condominium', 'x-of-theirs'])),
  unitMix: orNull(from(UNIT_MIXES)),
  bedrooms: orNull(fc.integer({ min: 0, max: 50 })),
  bathrooms: orNull(fc.integer({ min: 0, max: 50 })),
  areaSqm: orNull(fc.double({ min: 4, max: 100_000, noNaN: true })),
  landSqm: orNull(fc.double({ min: 4, max: 100_000, noNaN: true })),
  floor: orNull(fc.integer({ min: -5, max: 200 })),
  floorType: orNull(from(FLOOR_TYPES)),
  furnished: orNull(from(FURNISHED_TYPES)),
  areaMeasure: orNull(from(AREA_MEASURES)),
  facilities: fc.subarray([...FACILITIES]),
  price: orNull(fc.integer({ min: 1, max: 10_000_000_000 })),
  availableOn: orNull(date),
  headline: words(LISTING_MAX_CHARS.headline),
  description: words(LISTING_MAX_CHARS.description),
  locale: from(LOCALE_CODES),
  tourUrl: from(['', 'https://tours.example/a?b=c,d;e']),
  videoUrl: from(['', 'https://films.example/%E6%88%BF']),
})

const home = fc.record({
  country: fc.constant('SG'),
  typeGroup: fc.constant('public-stack'),
  slug: fc.constant('blk-101-cedar-ave'),
  name: words(100),
  unit: words(20),
})

const historyOf = (states: readonly string[]) =>
  fc.array(
    fc.record({
      action: from(['note', 'assign', 'contact']),
      fromState: orNull(from(states)),
      toState: from(states),
      note: words(200),
      at: time,
    }),
    {
      maxLength: 3,
    },
  )

const enquiry = fc.record({
  origin: from(LEAD_ORIGINS),
  interest: words(40),
  name: words(100),
  email: from(['mei@example.com', 'MEI@example.com', '', 'o"neil@example.com']),
  phone: from(['', '+65 9123 4567', '=1+1']),
  company: words(100),
  locale: from(LOCALE_CODES),
  message: words(2_000),
  home: orNull(home),
  state: from(LEAD_STATES),
  followUpOn: orNull(date),
  firstAnswerAt: orNull(time),
  suspicion: orNull(from(SUSPICIONS)),
  at: time,
  history: historyOf(LEAD_STATES),
})

const appointment = fc.record({
  kind: from(APPOINTMENT_KINDS),
  at: time,
  seconds: fc.integer({ min: 1, max: 86_400 }),
  bufferSeconds: fc.integer({ min: 0, max: 7_200 }),
  place: words(200),
  state: from(BOOKING_STATES.filter((state) => state !== 'held')),
  heldUntil: orNull(time),
  name: words(100),
  email: from(['', 'mei@example.com']),
  phone: from(['', '+6591234567']),
  locale: from(LOCALE_CODES),
  note: words(1_000),
  home: orNull(home),
  history: historyOf(BOOKING_STATES),
})

interface Held {
  listings: AskedListing[]
  enquiries: (typeof enquiry extends fc.Arbitrary<infer Value> ? Value : never)[]
  appointments: (typeof appointment extends fc.Arbitrary<infer Value> ? Value : never)[]
}

const held: fc.Arbitrary<Held> = fc.record({
  listings: fc.array(listing, { maxLength: 4 }),
  enquiries: fc.array(enquiry, { maxLength: 5 }),
  appointments: fc.array(appointment, { maxLength: 5 }),
})

/** Puts it where it would stand. Each has its own second, because copies are in the order of time, and ids differ. */
async function fill({ context, trade, account, owner }: Place, { listings, enquiries, appointments }: Held): Promise<void> {
  for (const [at, asked] of listings.entries()) {
    const { content, own } = await contentOf(context, asked)
    const id = crypto.randomUUID()
    await insertDraft(context.trade, owner, 'SG', {
      key: id,
      id,
      actor: owner,
      content,
      own,
      by: NO_LINES,
      now: NOW,
      createdAt: NOW - 100 + at,
    })
  }
  const history = (table: string, of: string, id: string, events: Held['enquiries'][number]['history'], actor: string | null) => {
    for (const { action, fromState, toState, note, at } of events)
      trade
        .prepare(`insert into ${table} (key, ${of}, action, actor, from_state, to_state, note, at) values (?, ?, ?, ?, ?, ?, ?, ?)`)
        .run(crypto.randomUUID(), id, action, actor, fromState, toState, note, at)
  }
  for (const [n, one] of enquiries.entries()) {
    const id = crypto.randomUUID()
    trade
      .prepare(`insert into lead (id, country, owner, origin, interest, name, email, phone, company, locale, message, home, state, follow_up_on, first_answer_at,
        suspicion, site_origin, created_at, updated_at) values (?, 'SG', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`)
      .run(
        id,
        owner,
        one.origin,
        one.interest,
        one.name,
        one.email,
        one.phone,
        one.company,
        one.locale,
        one.message,
        one.home && JSON.stringify(one.home),
        one.state,
        one.followUpOn,
        one.firstAnswerAt,
        one.suspicion,
        one.at + n,
        one.at,
      )
    history('lead_event', 'lead_id', id, one.history, null)
  }
  for (const [n, one] of appointments.entries()) {
    const id = crypto.randomUUID()
    trade
      .prepare(`insert into booking (id, uid, country, owner, kind, starts_at, ends_at, buffer_seconds, time_zone, day, place, state, held_until, visitor_name,
        visitor_email, visitor_phone, visitor_locale, note, home, site_origin, created_at, updated_at)
        values (?, ?, 'SG', ?, ?, ?, ?, ?, 'Asia/Singapore', '2026-01-02', ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)`)
      .run(
        id,
        crypto.randomUUID(),
        owner,
        one.kind,
        one.at,
        one.at + one.seconds,
        one.bufferSeconds,
        one.place,
        one.state,
        one.heldUntil,
        one.name,
        one.email,
        one.phone,
        one.locale,
        one.note,
        one.home && JSON.stringify(one.home),
        one.at + n,
        one.at,
      )
    history('booking_event', 'booking_id', id, one.history, 'owner')
  }
  account
    .prepare(`insert into saved_search (id, user_id, name, country, path, search, site_origin, alert, seen_projects, seen_sales, created_at, updated_at)
      values (?, ?, 'Cedar, "Ave"; 房', 'SG', '/search', '?areaId=district.d20', '', 'off', 0, 0, ?, ?)`)
    .run(crypto.randomUUID(), owner, NOW, NOW)
}

const FILES = Object.keys(DIFFERS) as (keyof typeof DIFFERS)[]

describe('a copy that is taken in by an empty place', () => {
  it('is copied there the same, whatever it holds', async () => {
    const [here, there] = [place(), place('00000000-0000-4000-8000-00000000000b')]
    await fc.assert(
      fc.asyncProperty(held, async (what) => {
        here.empty()
        there.empty()
        // creation in seconds of their own: equal ones would be in the order of ids
        const spaced = <One extends { at: number }>(all: One[]) => all.map((one, n) => ({ ...one, at: 1_000 * (n + 1) + (one.at % 500) }))
        await fill(here, { ...what, enquiries: spaced(what.enquiries), appointments: spaced(what.appointments) })
        const before = await here.copied()
        for (let times = 0; times < 2; times++) {
          const reports = await takeIn(there, before)
          expect(reports.flatMap(({ refused, omitted }) => [...refused, ...omitted])).toEqual([])
          const after = await there.copied()
          for (const name of FILES) expect(comparable(after, name)).toEqual(comparable(before, name))
          for (const name of ['people.vcf', 'appointments.ics', 'enquiries.csv', 'appointments.csv'])
            expect(unfolded(after, name)).toBe(unfolded(before, name))
        }
      }),
      { numRuns: examples(100, 15) },
    )
  })

  it('is refused record by record, for what makes one unusable; what else cannot be read is left out', async () => {
    const { context, viewer, trade } = place()
    const good = { id: 'a', country: 'SG', createdAt: '2026-01-02T03:04:05.000Z', message: 'May I?' }
    const lines = [
      good,
      { ...good, id: '' },
      { ...good, id: 'b', origin: 'elsewhere', home: 7 },
      { ...good, id: 'c', createdAt: 'then' },
    ].map((one) => JSON.stringify(one))
    expect(await takeRecords(context, viewer, 'enquiries', [...lines, '{'])).toEqual({
      taken: 2,
      refused: [
        { line: 2, code: 'missing', field: 'id' },
        { line: 4, code: 'unknown-value', field: 'createdAt' },
        { line: 5, code: 'not-json', field: '' },
      ],
      omitted: [
        { line: 3, field: 'home' },
        { line: 3, field: 'origin' },
      ],
      listings: [],
    })
    const next = {
      id: 'x',
      country: 'SG',
      kind: 'viewing',
      state: 'confirmed',
      startsAt: '2040-01-01T00:00:00Z',
      endsAt: '2040-01-01T01:00:00Z',
    }
    const appointments = await takeRecords(context, viewer, 'appointments', [
      JSON.stringify(next),
      JSON.stringify({ ...next, state: 'cancelled' }),
    ])
    expect(appointments).toMatchObject({ taken: 1, refused: [{ line: 1, code: 'still-to-come' }] })
    const home = {
      ListingKey: 'k',
      Country: 'SG',
      X_Activity: 'sale',
      ListPrice: -1,
      LivingArea: 90,
      X_ProjectTypeGroup: 'public-stack',
      X_ProjectSlug: 'gone',
    }
    const listings = await takeRecords(
      context,
      viewer,
      'listings',
      [home, { ...home, Country: 'MY' }, { Country: 'SG' }].map((one) => JSON.stringify(one)),
    )
    expect(listings).toMatchObject({
      taken: 1,
      refused: [
        { line: 2, code: 'other-country' },
        { line: 3, code: 'missing', field: 'ListingKey' },
      ],
      omitted: [
        { line: 1, field: 'price' },
        { line: 1, field: 'project' },
      ],
    })
    expect(trade.prepare('select state, agent from listing').all()).toEqual([{ state: 'draft', agent: OWNER }])
  })
})

describe('files for other programs', () => {
  it('a card is read back as it was written, and no line of it is longer than 75 octets', () => {
    const person = fc.record({
      uid: fc.uuid(),
      name: words(100),
      email: from(['', 'a,b@c.example']),
      phone: from(['', '+65 1']),
      company: words(100),
      note: words(500),
      language: from(['', 'zh-Hant-HK']),
      changedAt: fc.constant('2026-01-02T03:04:05.000Z'),
    })
    fc.assert(
      fc.property(person, (one) => {
        const text = vCard(one)
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const [, properties] = ICAL.parse(text) as [string, [string, object, string, string | string[]][]]
        const read = (name: string) => properties.find(([of]) => of === name)?.[3] ?? ''
        const lines = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
        expect(read('note')).toBe(lines(one.note))
        if (one.name !== '') expect(read('fn')).toBe(lines(one.name))
        expect(read('email')).toBe(one.email)
      }),
      { numRuns: examples(1_000, 100) },
    )
  })

  it('a table is read back as it was written, but for the apostrophe before what a spreadsheet would compute', async () => {
    const here = place()
    await fc.assert(
      fc.asyncProperty(fc.array(enquiry, { minLength: 1, maxLength: 5 }), async (enquiries) => {
        here.empty()
        await fill(here, { listings: [], appointments: [], enquiries: enquiries.map((one, n) => ({ ...one, at: 1_000 * (n + 1) })) })
        const text = (await here.copied()).get('enquiries.csv') ?? ''
        expect(text.startsWith('\ufeff')).toBe(true)
        const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true, newline: '\r\n' })
        const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
        expect(data.map(({ name, message, company }) => [name, message, company])).toEqual(
          enquiries.map(({ name, message, company }) => [name, message, company].map(safe)),
        )
      }),
      { numRuns: examples(100, 10) },
    )
  })
})
