import fc from 'fast-check'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { NOW, OWNER, type Place, place, TOOL_TABLES, takeIn } from '#fixtures/copied-place.ts'
import { enquiry, fill, fillTools, from, held, listing, NO_TOOLS, tools, words } from '#fixtures/copied-things.ts'
import { examples } from '#fixtures/short-sample.ts'
import { suppress } from '../label/suppression.ts'
import { NO_LINES } from '../listing-own/advertiser.ts'
import { contentOf } from '../listing-own/listing-content.ts'
import { insertDraft } from '../listing-own/save-listing.ts'
import { PROPERTY } from '../web-api/property-set.ts'
import { COPY_KINDS } from './plan-copy.ts'
import { TAKEN_KINDS, type TakenKind } from './take-records.ts'
import { vCard } from './vcard.ts'

/** Kinds that stay in the copy, and why. */
const NOT_TAKEN: Readonly<Record<string, string>> = {
  orders:
    'two sides made it, and its invoice is numbered through by the vendor: one side alone, with a file, could write what the other never did',
  'shared-pages':
    'what a shared page shows was asked by the site itself when it was made; from a file anybody could show figures in our name',
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
  // its link and its news are asked for anew
  'deal-lists.jsonl': ['code', 'hasAlert', 'sharedAt', 'lines'],
  // letters are asked for anew
  'own-homes.jsonl': ['isMonthly', 'hasAlert'],
  'smart-plans.jsonl': ['updatedAt'],
  'label-sheets.jsonl': [],
  'homes-not-written-to.jsonl': ['createdAt'],
  // an address of its own, and a draft until it is shown
  'tours.jsonl': ['path', 'state', 'lines', 'cameraMetres', 'updatedAt'],
} as const satisfies Record<string, readonly string[]>

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Names of the RESO Data Dictionary 2.0 that copies have and the Web API, which tells everybody, has not. */
const DICTIONARY = new Set([
  ...Object.keys(PROPERTY.properties),
  ...(['UnitNumber', 'EntryLevel', 'ListAgentEmail', 'CloseDate', 'ClosePrice', 'Media', 'OpenHouse'] as const),
])

/** Fields of listings whose names are neither the dictionary's nor marked as ours. */
const unknownNames = (copy: ReadonlyMap<string, string>): string[] =>
  (copy.get('listings.jsonl') ?? '')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => Object.keys(JSON.parse(line)))
    .filter((name) => !name.startsWith('X_') && !DICTIONARY.has(name))

const homeOf = (line: string): string => JSON.stringify(JSON.parse(line).home)

/** The lines of a file without what differs, and without ids; homes of one moment are in the order of their ids, which differ. */
const comparable = (copy: ReadonlyMap<string, string>, name: keyof typeof DIFFERS): string[] =>
  (copy.get(name) ?? '')
    .split('\n')
    .filter(Boolean)
    .toSorted((a, b) => (name === 'homes-not-written-to.jsonl' ? homeOf(a).localeCompare(homeOf(b)) : 0))
    .map((line) => {
      const kept = Object.entries(JSON.parse(line)).filter(([field]) => !DIFFERS[name].some((one) => one === field))
      return JSON.stringify(Object.fromEntries(kept)).replaceAll(UUID, 'ID')
    })

/** A file for other programs without ids; lines unfolded. */
const unfolded = (copy: ReadonlyMap<string, string>, name: string): string =>
  (copy.get(name) ?? '').replaceAll('\r\n ', '').replaceAll(UUID, 'ID')

const FILES = Object.keys(DIFFERS) as (keyof typeof DIFFERS)[]

describe('a copy that is taken in by an empty place', () => {
  it('has kinds of which each is taken in, or has a reason why not', () => {
    const kinds = Object.keys(COPY_KINDS).filter((kind) => !TAKEN_KINDS.some((one) => one === kind))
    expect(kinds.sort()).toEqual(Object.keys(NOT_TAKEN).sort())
  })

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
        expect(unknownNames(before)).toEqual([])
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
    const { take, trade } = place()
    const good = { id: 'a', country: 'SG', createdAt: '2026-01-02T03:04:05.000Z', message: 'May I?' }
    const lines = [
      good,
      { ...good, id: '' },
      { ...good, id: 'b', origin: 'elsewhere', home: 7 },
      { ...good, id: 'c', createdAt: 'then' },
    ].map((one) => JSON.stringify(one))
    expect(await take('enquiries', [...lines, '{'])).toEqual({
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
      made: [],
    })
    const next = {
      id: 'x',
      country: 'SG',
      kind: 'viewing',
      state: 'confirmed',
      startsAt: '2040-01-01T00:00:00Z',
      endsAt: '2040-01-01T01:00:00Z',
    }
    const appointments = await take('appointments', [JSON.stringify(next), JSON.stringify({ ...next, state: 'cancelled' })])
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
    const listings = await take(
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

describe('what a copy of somebody else may not do', () => {
  const line = (value: object) => JSON.stringify(value)
  const never = () => {
    throw new Error('nothing was made')
  }
  const sgHome = { typeGroup: 'public-stack', slug: 'blk-101-cedar-ave', name: 'Mine', home: { unitMix: null, areaSqm: 90, floor: null } }

  it('write for another account, or under an id of another', async () => {
    const { take, trade, owner, context } = place()
    const other = '00000000-0000-4000-8000-00000000000c'
    const plan = {
      id: 'p',
      country: 'SG',
      title: 'Plan',
      plan: { homes: [] },
      owner: other,
      key: 'k',
      createdAt: '2020-01-01T00:00:00.000Z',
    }
    await take('smart-plans', [line(plan)])
    const [first] = trade.prepare('select id, owner from smart_plan').all()
    expect(first).toMatchObject({ owner })
    // the id that the first has here, named by a second copy, is another row
    await take('smart-plans', [line({ ...plan, id: first?.id, title: 'Other' })])
    expect(trade.prepare('select title from smart_plan order by title').all()).toEqual([{ title: 'Other' }, { title: 'Plan' }])
    // a tour is tied to no advertisement of others
    const { content, own } = await contentOf(context, fc.sample(listing, { numRuns: 1, seed: 1 })[0] ?? never())
    const theirs = '00000000-0000-4000-8000-0000000000ff'
    const made = { key: theirs, id: theirs, actor: other, content, own, by: NO_LINES, now: NOW, createdAt: NOW }
    await insertDraft(context.trade, other, 'SG', made)
    await take('tours', [line({ id: 't', country: 'SG', title: 'Tour', listing: theirs, projectSlug: 'gone', typeGroup: 'public-stack' })])
    expect(trade.prepare('select agent, listing_id, project_slug, state from tour').all()).toEqual([
      { agent: owner, listing_id: null, project_slug: null, state: 'draft' },
    ])
  })

  it('pass the limits and rules of what is typed', async () => {
    const { take, trade } = place()
    const codes = async (kind: TakenKind, ...records: object[]) => (await take(kind, records.map(line))).refused.map(({ code }) => code)
    const list = { country: 'SG', name: 'List', search: '?a=b', filter: {} }
    expect(
      await codes(
        'deal-lists',
        { ...list, name: '' },
        { ...list, search: 'javascript:alert(1)' },
        { ...list, filter: { activities: ['gift'] } },
        { ...list, filter: { from: 'then' } },
        { ...list, filter: { ownedBy: 'me' } },
        { ...list, filter: [] },
        { ...list, country: 'XX' },
        list,
      ),
    ).toEqual(['deal-list-name', 'deal-list-address', ...Array.from({ length: 5 }, () => 'unknown-value')])
    const homes = Array.from({ length: 12 }, (_, n) => ({ ...sgHome, id: `h${n}`, country: 'SG', home: { ...sgHome.home, floor: n + 1 } }))
    expect(await codes('own-homes', ...homes)).toEqual(['own-home-many', 'own-home-many'])
    expect(await codes('own-homes', { ...sgHome, id: 'x', country: 'MY' }, { ...sgHome, id: 'x', country: 'SG', slug: 'gone' })).toEqual([
      'other-country',
      'own-home-place',
    ])
    expect(await codes('smart-plans', { id: 'p', country: 'SG', title: 'Plan', plan: { text: 'x'.repeat(300_000) } })).toEqual([
      'plan-unreadable',
    ])
    const row = ['', '101', 'Cedar Ave', '', '730101']
    const print = { layout: {}, start: 0 }
    expect(await codes('label-sheets', { id: 's', country: 'SG', title: 'Sheet', print, homes: [row] })).toEqual(['label-print'])
    expect(
      await codes('market-analyses', {
        id: 'm',
        country: 'SG',
        title: 'A',
        typeGroup: 'public-stack',
        slug: 'gone',
        facts: {},
        choice: {},
      }),
    ).toEqual(['analysis-facts'])
    expect(await codes('tours', { id: 't', country: 'SG', title: ' <b> ' })).toEqual(['tour-title'])
    expect(trade.prepare('select count(*) as n from own_home').get()).toEqual({ n: 10 })
  })

  it('bring letters to homes that asked for none, here or where it was made', async () => {
    const [here, there] = [place(), place('00000000-0000-4000-8000-00000000000e')]
    const homeAt = (unit: string) => ({ unit, building: '101', street: 'Cedar Ave', locality: '', postalCode: '730101' })
    const rows = ['#01-01', '#02-02', '#03-03'].map((unit) => Object.values(homeAt(unit)))
    const [sheet] = fc.sample(tools, { numRuns: 50, seed: 1 }).flatMap(({ sheets }) => sheets)
    await fillTools(here, {
      ...NO_TOOLS,
      sheets: [{ ...(sheet ?? never()), leftOut: 4, homes: rows as NonNullable<typeof sheet>['homes'] }],
    })
    const asks = ({ context, owner }: Place, unit: string) =>
      suppress(context.trade, { country: 'SG', owner, homes: [homeAt(unit)], reason: '', now: NOW })
    await asks(here, '#01-01')
    const copy = await here.copied()
    expect(JSON.parse(copy.get('label-sheets.jsonl') ?? '').homes).toEqual(rows.slice(1))
    await asks(there, '#02-02')
    await takeIn(there, copy)
    const kept = there.trade.prepare('select homes, count, left_out from label_sheet').get()
    expect(kept).toEqual({ homes: JSON.stringify(rows.slice(2)), count: 1, left_out: 5 })
  })

  it('is not made twice where the taking was cut anywhere', async () => {
    const [here, there] = [place(), place('00000000-0000-4000-8000-00000000000d')]
    const what = fc.sample(held, { numRuns: 1, seed: 7 })[0] ?? never()
    await fill(here, { ...what, enquiries: [], appointments: [] })
    const copy = await here.copied()
    const counts = () => TOOL_TABLES.map((table) => there.trade.prepare(`select count(*) as n from ${table}`).get()?.n)
    await takeIn(there, copy)
    const once = counts()
    for (const kind of TAKEN_KINDS)
      for (const one of (copy.get(`${kind}.jsonl`) ?? '').split('\n').filter(Boolean)) {
        await there.take(kind, [one])
        expect([kind, counts()]).toEqual([kind, once])
      }
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
        await fill(here, {
          tools: NO_TOOLS,
          listings: [],
          appointments: [],
          enquiries: enquiries.map((one, n) => ({ ...one, at: 1_000 * (n + 1) })),
        })
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
