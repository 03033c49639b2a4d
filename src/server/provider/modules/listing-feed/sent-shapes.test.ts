import { describe, expect, it } from 'vitest'
import { FACILITIES } from '#market/vocabulary.ts'
import type { RawFields } from './field-readers.ts'
import { inOnePiece } from './raw-record.ts'
import { type ReadRecord, readFeed } from './read-feed.ts'

const NOW = 1_795_132_800

async function readAll(format: 'reso' | 'reaxml', text: string): Promise<ReadRecord[]> {
  const read: ReadRecord[] = []
  for await (const record of readFeed(format, inOnePiece(new TextEncoder().encode(text)), NOW)) read.push(record)
  return read
}

const omissions = (read: ReadRecord | undefined) =>
  read && 'omitted' in read ? read.omitted.map(({ code, field }) => `${code} ${field}`) : []
const facilitiesOf = (read: ReadRecord | undefined) =>
  read && 'record' in read ? FACILITIES.filter((_, bit) => (read.record.facilities & (1 << bit)) !== 0) : []

describe('REAXML as agencies send it', () => {
  const parts = {
    address: '<address><streetNumber>39</streetNumber><street>Wattle Road</street><suburb>Thornbury</suburb><state>vic</state></address>',
    category: '<category name="House"/>',
    price: '<price display="yes">910000</price>',
  }
  const listing = (change: Partial<typeof parts>, inside = '', { kind = 'residential', modTime = '2026-11-27-10:00:00' } = {}) => {
    const { address, category, price } = { ...parts, ...change }
    return `<propertyList><${kind} modTime="${modTime}" status="current"><uniqueID>A</uniqueID>${address}${category}${price}${inside}</${kind}></propertyList>`
  }
  const one = async (...how: Parameters<typeof listing>) => (await readAll('reaxml', listing(...how)))[0]

  it.each([
    ['<subNumber>2</subNumber><streetNumber>39</streetNumber>', '2/39'],
    ['<subNumber>2A</subNumber><streetNumber>39-41</streetNumber>', '2A/39-41'],
    ['<streetNumber>2/39</streetNumber>', '2/39'],
    ['<subNumber></subNumber><streetNumber>39</streetNumber>', '39'],
    ['<subNumber>2</subNumber>', '2'],
    ['<lotNumber>7</lotNumber>', 'Lot 7'],
    ['<subNumber>2</subNumber><lotNumber>7</lotNumber>', '2, Lot 7'],
    ['<lotNumber>7</lotNumber><streetNumber>39</streetNumber>', '39'],
  ])('writes the number %s as %s', async (numbers, address) =>
    expect(await one({ address: `<address>${numbers}<street>Wattle Road</street><suburb>Thornbury</suburb></address>` })).toMatchObject({
      record: { address, street: 'Wattle Road' },
    }),
  )

  it('reads facilities that have an element of their own, and none that are denied', async () => {
    const features =
      '<features><bedrooms>3</bedrooms><pool type="inground">yes</pool><gym>1</gym><outsideSpa>true</outsideSpa><playground>no</playground><otherFeatures>BBQ, Lift</otherFeatures><heating type="gas"/></features>'
    expect(facilitiesOf(await one({}, features)).toSorted()).toEqual(['bbq', 'gym', 'jacuzzi', 'lift', 'pool'])
    expect(facilitiesOf(await one({}, '<features><pool>no</pool><poolInGround>0</poolInGround><spa/></features>'))).toEqual([])
  })

  it.each([
    ['<allowances><furnished>yes</furnished></allowances>', 'fully'],
    ['<allowances><furnished>1</furnished></allowances>', 'fully'],
    ['<features><furnished>false</furnished></features>', 'unfurnished'],
    ['<furnished>Partially</furnished>', 'partially'],
  ])('reads %s', async (inside, furnished) => {
    const read = await one({}, inside)
    expect(read).toMatchObject({ record: { furnished } })
    expect(omissions(read)).toEqual([])
  })

  it.each([
    ['<area unit="squareMeter">120</area>', 120, []],
    ['<area unit="square">20</area>', 185.81, []],
    ['<area unit="squareMeter"><range><min>157</min><max>157</max></range></area>', 157, []],
    ['<area unit="squareMeter">120<range><min>100</min><max>140</max></range></area>', 120, []],
    ['<area unit="squareMeter"><range><min>157</min><max>178</max></range></area>', null, ['wrong-type LivingArea']],
    ['<area unit="squareMeter"></area>', null, []],
    ['<area unit="squareMeter"/><area unit="squareMeter">120</area>', 120, []],
    ['<area unit="furlong">120</area>', null, ['unknown-value LivingAreaUnits']],
  ])('reads an area from %s', async (area, areaSqm, left) => {
    const read = await one({}, `<buildingDetails>${area}</buildingDetails>`)
    expect(read).toMatchObject({ record: { areaSqm } })
    expect(omissions(read)).toEqual(left)
  })

  it.each(['2026-11-27-10:00:00', '2026-11-27T10:00:00', '2026-11-27-10:00', '2026-11-27 10:00:00', '20261127-100000'])(
    'reads the time of a change as %s',
    async (modTime) => expect(await one({}, '', { modTime })).toMatchObject({ record: { modifiedAt: 1_795_773_600 } }),
  )

  it.each(['2026-11-27-9:05:00', '2026-11-27T9:05:00'])('reads an hour of one digit in %s', async (modTime) =>
    expect(await one({}, '', { modTime })).toMatchObject({ record: { modifiedAt: 1_795_770_300 } }),
  )

  it('reads the first of several rents that says something, by its own period', async () => {
    const rents = '<rent period="month"></rent><rent period="week">450</rent><rent period="month">9999</rent>'
    expect(await one({ price: rents }, '', { kind: 'rental' })).toMatchObject({ record: { price: 1_950 } })
  })

  it.each([
    ['Lodge', 'house'],
    ['SelfContainedCottage', 'house'],
    ['Unit', 'apartment'],
    ['Motel', 'not-a-home'],
    ['Caravan-HolidayPark', 'not-a-home'],
  ])('reads a home for holidays by its own category: %s', async (category, kind) => {
    const read = await one({ category: `<holidayCategory name="${category}"/>`, price: '<rent period="week">450</rent>' }, '', {
      kind: 'holidayRental',
    })
    expect(read).toMatchObject(kind === 'not-a-home' ? { fault: { code: kind } } : { record: { propertyType: kind, activity: 'rent' } })
  })

  it('names pictures whose file was not sent, and passes over empty places', async () => {
    const pictures =
      '<images><img id="m" url="https://p.example/m.jpg"/><img id="a"/><img id="b" file="b.jpg"/><floorplan id="1"/></images>'
    const read = await one({}, pictures)
    expect(read).toMatchObject({ record: { media: [{ url: 'https://p.example/m.jpg' }] } })
    expect(omissions(read)).toEqual(['missing MediaURL'])
  })

  it('takes a day of noughts for no auction', async () => {
    expect(await one({ price: '<auction date="0000-00-00"/>' })).toMatchObject({ fault: { code: 'missing', field: 'ListPrice' } })
    expect(await one({ price: '<auction date="2026-12-05-11:00:00"/>' })).toMatchObject({ record: { priceWords: 'Auction' } })
  })

  it.each(['05-Dec-2026 11:00am to 1:00pm', '5-Dec-2026 11.00AM to 1.00PM', '2026-12-05 11:00 to 13:00'])(
    'reads an inspection: %s',
    async (line) => {
      const read = await one({}, `<inspectionTimes><inspection>${line}</inspection></inspectionTimes>`)
      expect(read).toMatchObject({ record: { openHouses: [{ startsAt: 1_796_428_800, endsAt: 1_796_436_000 }] } })
    },
  )
})

describe('RESO as systems send it', () => {
  const good = {
    ListingKey: 'A',
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Apartment',
    ListPrice: 910_000,
    StreetNumber: '39',
    StreetName: 'Wattle',
    StreetSuffix: 'Road',
    City: 'Thornbury',
  }
  const one = async (change: RawFields) => (await readAll('reso', JSON.stringify({ ...good, ...change })))[0]

  it.each<[RawFields, object]>([
    [{ UnitNumber: '2' }, { address: '2/39' }],
    [{ UnitNumber: '#05-12' }, { address: '39 #05-12' }],
    [{ StreetNumber: null, UnitNumber: 'Flat A, 12/F' }, { address: 'Flat A, 12/F' }],
    [{ StreetName: null, StreetSuffix: null, UnparsedAddress: '39 Wattle Road, Thornbury' }, { street: '39 Wattle Road' }],
    [{ UnparsedAddress: '1 Other Road' }, { street: 'Wattle Road' }],
    [{ BathroomsFull: 2, BathroomsHalf: 1 }, { bathrooms: 3 }],
    [{ BathroomsTotalInteger: 2, BathroomsFull: 9 }, { bathrooms: 2 }],
    [{ BathroomsHalf: 1 }, { bathrooms: null }],
    [{ ListAgentFirstName: 'Mei', ListAgentLastName: 'Rowan' }, { agentName: 'Mei Rowan' }],
    [{ ListAgentFullName: 'M. Rowan', ListAgentFirstName: 'Mei' }, { agentName: 'M. Rowan' }],
    [{ ListAgentDirectPhone: '', ListAgentMobilePhone: '2', ListAgentOfficePhone: '3' }, { agentPhone: '2' }],
    [{ ListAgentOfficePhone: '3' }, { agentPhone: '3' }],
    [{ PropertyType: 'ResidentialLease', ListPrice: null, LeaseAmount: 450, LeaseAmountFrequency: 'Weekly' }, { price: 1_950 }],
    [{ PropertyType: 'Residential Lease', ListPrice: 2_000, LeaseAmount: 450 }, { price: 2_000 }],
    [{ LeaseAmount: 450 }, { price: 910_000 }],
    [
      {
        Media: [
          { MediaURL: 'https://a.example/1', Order: 0 },
          { MediaURL: 'https://a.example/2', Order: 7, PreferredPhotoYN: true },
          { MediaURL: 'https://a.example/3', Order: 1, MediaCategory: 'Agent Photo' },
        ],
      },
      { media: [{ url: 'https://a.example/2' }, { url: 'https://a.example/1' }] },
    ],
  ])('%#: is read by its other names', async (change, record) => expect(await one(change)).toMatchObject({ record }))

  it('a home for sale has no price by the name of a rent', async () =>
    expect(await one({ ListPrice: null, LeaseAmount: 450 })).toMatchObject({ fault: { code: 'missing', field: 'ListPrice' } }))

  /** Lookups of the Data Dictionary 2.0, by their standard values. */
  const SUB_TYPES = {
    homes:
      'Apartment,Cabin,Condominium,Co-Ownership,Duplex,Manufactured Home,Manufactured On Land,Own Your Own,Single Family Residence,Stock Cooperative,Tenancy in Common,Townhouse',
    others:
      'Agriculture,Boat Slip,Business,Deeded Parking,Farm,Hotel/Motel,Industrial,Mixed Use,Mobile Home,Mobile Home Park,Multi Family,Office,Quadruplex,Ranch,Retail,Timeshare,Triplex,Unimproved Land,Warehouse',
  }
  const legacy = (value: string) => value.replace(/[^A-Za-z]/g, '')

  it.each(SUB_TYPES.homes.split(','))('advertises a %s in both spellings', async (value) => {
    for (const PropertySubType of [value, legacy(value)]) expect(await one({ PropertySubType })).toHaveProperty('record')
  })

  it.each(SUB_TYPES.others.split(','))('says that a %s is not advertised, in both spellings', async (value) => {
    for (const PropertySubType of [value, legacy(value)])
      expect(await one({ PropertySubType })).toMatchObject({ fault: { code: 'not-a-home' } })
  })

  it.each([
    ['Annually', 100],
    ['Bi-Monthly', 600],
    ['Bi-Weekly', 2_600],
    ['Monthly', 1_200],
    ['Quarterly', 400],
    ['Semi-Annually', 200],
    ['Semi-Monthly', 2_400],
    ['Weekly', 5_200],
  ])('reads a rent that is paid %s', async (LeaseAmountFrequency, price) =>
    expect(await one({ PropertyType: 'Residential Lease', ListPrice: 1_200, LeaseAmountFrequency })).toMatchObject({ record: { price } }),
  )

  it.each(['Daily', 'One Time', 'Seasonal'])('guesses no month of a rent that is paid %s', async (LeaseAmountFrequency) =>
    expect(await one({ PropertyType: 'Residential Lease', LeaseAmountFrequency })).toMatchObject({
      fault: { field: 'LeaseAmountFrequency' },
    }),
  )

  it.each([
    'Active',
    'Active Under Contract',
    'Canceled',
    'Closed',
    'Coming Soon',
    'Delete',
    'Expired',
    'Hold',
    'Incomplete',
    'Pending',
    'Withdrawn',
  ])('knows the status %s in both spellings', async (value) => {
    for (const StandardStatus of [value, legacy(value)]) expect(await one({ StandardStatus })).toHaveProperty('record')
  })
})
