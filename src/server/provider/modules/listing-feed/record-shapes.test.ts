import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACILITIES, FLOOR_TYPES, UNIT_MIXES } from '#market/vocabulary.ts'
import type { RawFields } from './field-readers.ts'
import { inOnePiece } from './raw-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'
import { REAXML_LISTINGS, REAXML_PATHS, REAXML_STATUS } from './reaxml-fields.ts'
import { RESO_FIELDS } from './reso-fields.ts'
import { STATES } from './reso-words.ts'

const NOW = 1_795_132_800
type Format = 'reso' | 'reaxml'

async function readOne(format: Format, text: string): Promise<ReadRecord> {
  const read: ReadRecord[] = []
  for await (const record of readFeed(format, inOnePiece(new TextEncoder().encode(text)), NOW)) read.push(record)
  expect(read).toHaveLength(1)
  return read[0] as ReadRecord
}

const namesIn = (...fields: (keyof typeof RESO_FIELDS)[]): string[] => fields.flatMap((field) => [...RESO_FIELDS[field].names])
const FIELDS = Object.keys(RESO_FIELDS) as (keyof typeof RESO_FIELDS)[]
const NAMES = [...new Set(namesIn(...FIELDS))]

/** Without these a record cannot be used, each with the spellings that the formats know. */
const ESSENTIAL: Readonly<Record<string, readonly unknown[]>> = {
  ListingKey: ['A', 'ab-7', 90_071, '007'],
  StandardStatus: ['Active', 'active', 'ActiveUnderContract', 'Active Under Contract', 'Pending', ...Object.keys(STATES)],
  PropertyType: ['Residential', 'RESIDENTIAL', 'Residential Lease', 'ResidentialLease'],
  X_Activity: ['sale', 'Rent', 'room'],
  PropertySubType: ['House', 'Apartment', 'Single Family Residence', 'SingleFamilyResidence', 'Semi-detached', 'studio', 'condominium'],
  ListPrice: [910_000, '910000', '910,000', '$910,000.00', 'AUD 910000', 'POA', 'Contact agent'],
  LeaseAmountFrequency: ['Weekly', 'Monthly', 'per week', 'pcm', 'Bi-Weekly'],
}

const SHOWN = ['yes', 'Y', true, 'true', '1', 'no', false, 'N', 'agent only']
const TEXT = ['Wattle', 'Café – best', '太古城', 7, '<b>Wattle</b> &amp; more']
const COUNT = [3, '3', '4.00', '12']
const DAY = ['2026-12-24', '24/12/2026', '20261224', '2026-12-24T10:00:00Z']
const LINK = ['https://a.example/1', 'http://a.example/1', 'http%3A%2F%2Fa.example%2F1']
const AREA = [80, '80', '1,250', '80.5']
const UNIT = ['Square Meters', 'SquareFeet', 'sq m', 'm²', 'squares', 'acre', 'hectare']
const PHONE = ['0412 000 111', '+61 412 000 111', 412_000_111]

/** How every other field may be written, by its name; what is not here fails the first test. */
const SPELLINGS: Readonly<Record<string, readonly unknown[]>> = {
  InternetEntireListingDisplayYN: SHOWN,
  InternetAddressDisplayYN: SHOWN,
  X_SuburbDisplayYN: SHOWN,
  X_PriceDisplayYN: SHOWN,
  InternetAutomatedValuationDisplayYN: SHOWN,
  ModificationTimestamp: [
    '2026-11-27T10:00:00Z',
    '2026-11-27 10:00:00 UTC',
    '27/11/2026 10:00',
    '2026-11-27T10:00:00.123+10:00',
    '2026-11-27',
  ],
  LeaseAmount: [450, '450', '$450'],
  BuildingName: TEXT,
  SubdivisionName: TEXT,
  StreetName: TEXT,
  StreetSuffix: TEXT,
  UnparsedAddress: ['39 Wattle Road, Thornbury', 'Wattle Road'],
  City: TEXT,
  PostalCode: ['3071', 3071, '018956'],
  UnitNumber: ['2', '#05-12', 'Flat A, 12/F'],
  StreetNumber: ['39', 39, '39-41', '2/39'],
  X_PriceText: ['Auction', 'Offers over $900,000', 'POA'],
  X_UnitMix: UNIT_MIXES,
  BedroomsTotal: [...COUNT, 'Studio', '3+1', 2.5],
  BathroomsTotalInteger: [...COUNT, 2.5],
  BathroomsFull: COUNT,
  BathroomsHalf: COUNT,
  LivingArea: AREA,
  LivingAreaUnits: UNIT,
  LotSizeArea: AREA,
  LotSizeUnits: UNIT,
  EntryLevel: [...COUNT, -1],
  X_FloorType: FLOOR_TYPES,
  Furnished: ['Furnished', 'unfurnished', 'Partially', 'Negotiable', 'yes', 'no', '1', false, 'true'].map(String),
  AssociationAmenities: [[...FACILITIES], 'gym, pool', ['Tennis Court(s)', 'Pool']],
  CommunityFeatures: [['Clubhouse'], 'Playground'],
  AvailabilityDate: DAY,
  X_Headline: TEXT,
  PublicRemarks: TEXT,
  X_Locale: ['en-US', 'zh-HK', 'en-us'],
  VirtualTourURLUnbranded: LINK,
  X_VideoURL: LINK,
  ListAgentFullName: TEXT,
  ListAgentFirstName: TEXT,
  ListAgentLastName: TEXT,
  ListAgentStateLicense: ['R001234A', 1_234],
  ListAgentDirectPhone: PHONE,
  ListAgentMobilePhone: PHONE,
  ListAgentPreferredPhone: PHONE,
  ListAgentOfficePhone: PHONE,
  ListAgentEmail: ['mei@a.example', 'Mei Rowan <mei@a.example>', 'mei@a.example; office@a.example'],
  Media: [[{ MediaURL: 'https://a.example/1', Order: 1 }], 'https://a.example/1 https://a.example/2'],
  OpenHouse: [
    [{ OpenHouseStartTime: '2026-12-05T00:00:00Z', OpenHouseEndTime: '2026-12-05T01:00:00Z' }],
    '2026-12-05T00:00:00Z/2026-12-05T01:00:00Z',
  ],
}

const EMPTY = [null, '', ' '] as const
/** Kinds of values that a field is not of, and texts that mean nothing. */
const WRONG = [
  {},
  { a: 1 },
  [{}],
  [7],
  true,
  -1,
  1e21,
  '1,5',
  '1.5.2',
  'NULL',
  '-',
  '2026-13-45',
  '03/04/2026',
  'http://',
  'javascript:alert(1)',
  '\u0000',
  '<b></b>',
  '💠',
  'x'.repeat(3_000),
] as const

const GOOD: RawFields = {
  ListingKey: 'A',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Apartment',
  ListPrice: 910_000,
  City: 'Thornbury',
  ModificationTimestamp: '2026-11-26T10:00:00Z',
}

const isNothing = (value: unknown): boolean =>
  EMPTY.some((empty) => empty === value) || (typeof value === 'string' && value.replace(/<[^>]*>|[\s\0]/g, '') === '')
const omittedOf = (read: ReadRecord): string[] => ('omitted' in read ? read.omitted.map(({ field }) => field) : [])
/** What an entry of a list is named by stands for the list. */
const INSIDE: Readonly<Record<string, string>> = { MediaURL: 'Media', OpenHouseStartTime: 'OpenHouse', OpenHouseEndTime: 'OpenHouse' }

it('the generators draw every field that the reader knows', () => {
  expect([...Object.keys(ESSENTIAL), ...Object.keys(SPELLINGS)].sort()).toEqual([...NAMES].sort())
})

/** A record of REAXML: for each RESO name what stands at one of its paths. */
interface XmlShape {
  kind: (typeof REAXML_LISTINGS)[number]
  status: string
  /** path → texts, one an element */
  at: readonly (readonly [path: string, text: string])[]
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Branch {
  attributes: [name: string, text: string][]
  text: string
  children: [name: string, Branch][]
}

function addTo(branch: Branch, name: string): Branch {
  const child: Branch = { attributes: [], text: '', children: [] }
  branch.children.push([name, child])
  return child
}

const written = ([name, { attributes, text, children }]: [string, Branch]): string =>
  `<${name}${[...new Map(attributes)].map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('')}>${escaped(text)}${children.map(written).join('')}</${name}>`

function xmlOf({ kind, status, at }: XmlShape): string {
  const root: Branch = { attributes: [], text: '', children: [] }
  for (const [path, text] of at) {
    const [where = '', attribute] = path.split('@')
    const names = where.split('/')
    const leaf = names.pop() ?? ''
    let branch = root
    for (const name of names) branch = branch.children.find(([known]) => known === name)?.[1] ?? addTo(branch, name)
    const known = branch.children.findLast(([name]) => name === leaf)?.[1]
    if (attribute !== undefined) (known ?? addTo(branch, leaf)).attributes.push([attribute, text])
    else if (known && known.text === '' && known.attributes.length > 0) known.text = text
    else addTo(branch, leaf).text = text
  }
  return `<propertyList><${kind} modTime="2026-11-27-10:00:00" status="${status}">${root.children.map(written).join('')}</${kind}></propertyList>`
}

const GOOD_XML = [
  ['uniqueID', 'A'],
  ['category@name', 'House'],
  ['price', '910000'],
  ['address/suburb', 'Thornbury'],
] as const

describe('a field that is not essential', () => {
  const optional = NAMES.filter((name) => !(name in ESSENTIAL))
  /** Values that say what is said without them, or words of a list of which only some are known. */
  const saysNothing = (name: string, value: unknown): boolean =>
    isNothing(value) ||
    ['AssociationAmenities', 'CommunityFeatures'].includes(name) ||
    (name === 'X_UnitMix' && ['other', 'hse'].includes(String(value))) ||
    (name === 'X_Locale' && /^en-us$/i.test(String(value))) ||
    (SPELLINGS[name] === SHOWN && ['yes', 'y', 'true', '1'].includes(String(value).toLowerCase())) ||
    // a unit without an area, half a bathroom without whole ones, a rent of a home for sale, and the place that stands in the record already
    ['LivingAreaUnits', 'LotSizeUnits', 'BathroomsHalf', 'LeaseAmount'].includes(name)

  /** The good record without what would stand instead of this field. */
  const without = (name: string): RawFields => {
    const others = FIELDS.filter((field) => RESO_FIELDS[field].names.includes(name)).flatMap((field) => RESO_FIELDS[field].names)
    return Object.fromEntries(Object.entries(GOOD).filter(([other]) => other in ESSENTIAL || !others.includes(other)))
  }
  const recordOf = (read: ReadRecord) => {
    expect(read).toHaveProperty('record')
    return 'record' in read ? read.record : null
  }

  it.each(optional)('RESO, %s: is read in every spelling, and never passed over in silence', async (name) => {
    const base: RawFields = { ...without(name), PostalCode: name === 'PostalCode' ? undefined : '3071' }
    const absent = recordOf(await readOne('reso', JSON.stringify(base)))
    const tell = async (value: unknown, spelt: Record<string, unknown> = { [name]: value }) => {
      const read = await readOne('reso', JSON.stringify({ ...base, City: name === 'City' ? undefined : base.City, ...spelt }))
      return { record: recordOf(read), omitted: omittedOf(read).map((field) => INSIDE[field] ?? field) }
    }
    for (const value of SPELLINGS[name] ?? []) {
      const { record, omitted } = await tell(value)
      expect(omitted).toEqual([])
      if (!saysNothing(name, value)) expect(record).not.toEqual(absent)
      // of a name that is spelled twice the dictionary's own counts
      expect(await tell(value, { [name.toLowerCase()]: { a: 1 }, [name]: value })).toEqual({ record, omitted })
      expect(await tell(value, { [name.toUpperCase()]: value })).toEqual({ record, omitted })
    }
    for (const value of [...EMPTY, ...WRONG]) {
      const { record, omitted } = await tell(value)
      expect(omitted.filter((field) => field !== name)).toEqual([])
      // a record that does not say when it was changed is told of
      if (EMPTY.some((empty) => empty === value)) expect(omitted.length).toBe(name === 'ModificationTimestamp' ? 1 : 0)
      if (omitted.length === 0 && !saysNothing(name, value)) expect([value, record]).not.toEqual([value, absent])
    }
  })

  const paths = Object.entries(REAXML_PATHS)
    .filter(([name]) => optional.includes(name))
    .flatMap(([name, of]) => of.map((path) => [path, name] as const))

  it.each(paths)('REAXML, %s: is read in every spelling, and never passed over in silence', async (path, name) => {
    const good = GOOD_XML.filter(([other]) => other !== path)
    const place = ['address/postcode', name === 'PostalCode' ? '' : '3071'] as const
    const tell = async (...texts: string[]) => {
      const at = [...good, place, ...texts.map((text) => [path, text] as const)]
      const read = await readOne(
        'reaxml',
        xmlOf({ kind: 'residential', status: 'current', at: name === 'PostalCode' ? at.toSpliced(good.length, 1) : at }),
      )
      return { record: recordOf(read), omitted: omittedOf(read).map((field) => INSIDE[field] ?? field) }
    }
    const absent = (await tell()).record
    const texts = (values: readonly unknown[]) => values.filter((value) => typeof value !== 'object').map(String)
    for (const text of texts(SPELLINGS[name] ?? [])) {
      const { record, omitted } = await tell(text)
      expect(omitted).toEqual([])
      if (!saysNothing(name, text)) expect(record).not.toEqual(absent)
      // an empty element beside it says nothing
      if (!path.includes('@')) expect(await tell('', text)).toEqual({ record, omitted })
    }
    for (const text of texts(WRONG)) {
      const { record, omitted } = await tell(text)
      if (omitted.length === 0 && !saysNothing(name, text)) expect([text, record]).not.toEqual([text, absent])
    }
  })
})

describe('a whole record of any shape', () => {
  const shapeOf = (good: readonly unknown[]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...good).map((value) => ({ is: 'good' as const, value })) },
      { weight: 1, arbitrary: fc.constantFrom(...EMPTY, undefined).map((value) => ({ is: 'empty' as const, value })) },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...WRONG).map((value) => ({ is: 'wrong' as const, value })) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((value) => ({ is: 'wrong' as const, value })) },
    )
  const fields = fc.record(
    Object.fromEntries(Object.entries({ ...SPELLINGS, ...ESSENTIAL }).map(([name, good]) => [name, shapeOf(good)])),
  ) as fc.Arbitrary<Record<string, { is: 'good' | 'empty' | 'wrong'; value: unknown }>>
  const PLACES = ['BuildingName', 'SubdivisionName', 'StreetName', 'UnparsedAddress', 'City', 'PostalCode']

  /** A refusal names an essential field, and what stands there is not one of its spellings. */
  function expectReason(read: ReadRecord, drawn: Record<string, { is: string }>): void {
    if ('ending' in read) return
    if ('record' in read) {
      for (const field of omittedOf(read)) expect(NAMES).toContain(INSIDE[field] ?? field)
      expect([read.record.sourceKey, read.record.propertyType].every(Boolean)).toBe(true)
      const { projectName, street, suburb, postalCode } = read.record
      expect([projectName, street, suburb, postalCode].some(Boolean)).toBe(true)
      return
    }
    const { field, code } = read.fault
    const isGood = (name: string) => drawn[name]?.is === 'good'
    if (field === 'StreetName') expect(PLACES.filter(isGood)).toEqual([])
    else if (field === 'LeaseAmount') expect(isGood('ListPrice')).toBe(false)
    else {
      expect(Object.keys(ESSENTIAL)).toContain(field)
      if (code !== 'not-a-home') expect(isGood(field)).toBe(false)
    }
  }

  const holdsForReso = (runs: number) =>
    fc.assert(
      fc.asyncProperty(fields, async (drawn) => {
        const raw = Object.fromEntries(Object.entries(drawn).map(([name, { value }]) => [name, value]))
        expectReason(await readOne('reso', JSON.stringify(raw)), drawn)
      }),
      { numRuns: runs },
    )

  const holdsForReaxml = (runs: number) =>
    fc.assert(
      fc.asyncProperty(
        fields,
        fc.constantFrom(...REAXML_LISTINGS),
        fc.constantFrom(...Object.keys(REAXML_STATUS), 'CURRENT', '', 'listed'),
        fc.boolean(),
        fc.nat(3),
        async (drawn, kind, status, isDoubled, which) => {
          const at = Object.entries(REAXML_PATHS).flatMap(([name, paths]) => {
            const { value } = drawn[name] ?? {}
            if (value === undefined || value === null || typeof value === 'object') return []
            const path = paths[which % paths.length] ?? paths[0]
            return isDoubled ? [[path, String(value)] as const, [path, String(value)] as const] : [[path, String(value)] as const]
          })
          const read = await readOne('reaxml', xmlOf({ kind, status, at }))
          if ('fault' in read) {
            const { field, code } = read.fault
            // its kind and its status are words of its own
            if (code === 'not-a-home' || field === 'StandardStatus') return
            if (field === 'StreetName') return expect(read.fault.code).toBe('missing')
            expect([...Object.keys(ESSENTIAL), 'LeaseAmount']).toContain(field)
          } else expectReason(read, drawn)
        },
      ),
      { numRuns: runs },
    )

  it('RESO: is refused for what makes it unusable alone', () => holdsForReso(300))
  it('REAXML: is refused for what makes it unusable alone', () => holdsForReaxml(300))
  it('RESO: 20,000 records', { tags: ['long'], timeout: 600_000 }, () => holdsForReso(20_000))
  it('REAXML: 20,000 records', { tags: ['long'], timeout: 600_000 }, () => holdsForReaxml(20_000))
})
