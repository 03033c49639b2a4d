import { SaxesParser } from 'saxes'
import { beforeAll, describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { feedRecords } from '#provider/modules/listing-feed/feed-out.ts'
import type { FeedRecord } from '#provider/modules/listing-feed/feed-record.ts'
import { resoOf } from '#provider/modules/listing-feed/write-feed.ts'
import { startProvider } from './harness.ts'
import { SEEN } from './listing-fixture.ts'
import { addPicture, addSource, addTold, keyFor, SOURCE, webApiOf } from './web-api-fixture.ts'

const provider = await startProvider()
const { env } = provider
let key = ''
const api = webApiOf(provider, () => key)
const keysBy = async (filter: string) => {
  const { status, body } = await api.ask('Property', { $filter: filter, $select: 'ListingKey' })
  if (status !== 200) throw new Error(`${filter}: ${JSON.stringify(body)}`)
  return body.value.map(({ ListingKey }) => ListingKey)
}

beforeAll(async () => {
  await Promise.all([SOURCE, 'tidemark'].map((id) => addSource(env, id)))
  key = await keyFor(env, SOURCE, 'Harbour portal')
  await addTold(env, [
    { sourceKey: 'A-1', price: 500_000, bedrooms: 2, street: "O'Hara Road", facilities: 0b11, availableOn: '2026-12-01', modifiedAt: SEEN },
    { sourceKey: 'A-2', price: 750_000, bedrooms: 3, areaSqm: 88.5, facilities: 0b1, modifiedAt: SEEN + 3_600, state: 'under-offer' },
    { sourceKey: 'A-3', price: 900_000, bedrooms: null, facilities: 0, modifiedAt: SEEN + 7_200, furnished: null },
    { sourceKey: 'B/4', price: 3_000, activity: 'rent', bedrooms: 1, suburb: 'Bedok', modifiedAt: SEEN + 9_000 },
    {
      sourceKey: 'hidden',
      price: 1_234_567,
      showsPrice: 0,
      priceWords: 'Auction',
      placeShown: 'suburb',
      suburb: 'Tampines',
      street: 'Secret Lane',
    },
    { sourceKey: 'nowhere', price: 1_234_568, showsPrice: 0, placeShown: 'none', suburb: 'Tampines', street: 'Secret Lane' },
    ...(['draft', 'closed', 'withdrawn', 'expired'] as const).map((state) => ({ sourceKey: state, state })),
    { sourceKey: 'other', source: 'tidemark' },
  ])
  await addPicture(env, { id: 'm1', listing: `${SOURCE} A-1` })
  await addPicture(env, { id: 'm2', listing: `${SOURCE} A-1`, position: 1, kind: 'plan' })
  await addPicture(env, { id: 'gone', listing: `${SOURCE} A-1`, fault: 'gone' })
  await addPicture(env, { id: 'of-closed', listing: `${SOURCE} closed` })
  const [from, to] = ['2027-01-02T03:00:00Z', '2027-01-02T03:30:00Z'].map((at) => Date.parse(at) / 1_000)
  for (const key of ['A-1', 'closed'])
    await env.DB_TRADE.prepare('insert into open_house (listing_id, starts_at, ends_at) values (?, ?, ?)')
      .bind(`${SOURCE} ${key}`, from, to)
      .run()
})

describe('RESO Web API Core: the service', () => {
  it('2.2.1 says its version, and refuses one that it does not speak', async () => {
    expect((await api.fetch('')).headers.get('odata-version')).toBe('4.01')
    for (const version of ['4.0', '4.01'])
      expect((await api.fetch('', { 'odata-version': version })).headers.get('odata-version')).toBe(version)
    expect((await api.fetch('', { 'odata-maxversion': '4.0' })).headers.get('odata-version')).toBe('4.0')
    const refused: Record<string, string>[] = [{ 'odata-version': '3.0' }, { 'odata-version': '5.0' }, { 'odata-maxversion': '3.0' }]
    for (const headers of refused) expect(await api.json('', headers)).toMatchObject({ status: 400, body: { error: { code: 'version' } } })
  })

  it('2.3.3 has its metadata at $metadata, as XML and as JSON', async () => {
    const xml = await api.fetch('$metadata')
    expect(xml.headers.get('content-type')).toBe('application/xml;charset=utf-8')
    const text = await xml.text()
    // throws where it is no XML
    new SaxesParser().write(text).close()
    expect(text).toContain('<EntityType Name="Property"><Key><PropertyRef Name="ListingKey"/></Key>')
    expect(text).toContain('<Property Name="ListPrice" Type="Edm.Decimal" Precision="14" Scale="2"/>')
    expect(text).toContain('<EntitySet Name="EntityEvent" EntityType="org.reso.metadata.EntityEvent"/>')
    const json = await (await api.fetch('$metadata?$format=json')).json()
    expect(json).toMatchObject({
      $Version: '4.01',
      $EntityContainer: 'org.reso.metadata.Default',
      'org.reso.metadata': {
        Property: {
          $Key: ['ListingKey'],
          ListPrice: { $Type: 'Edm.Decimal', $Nullable: true },
          AssociationAmenities: { $Collection: true },
        },
        Default: { Property: { $Collection: true, $Type: 'org.reso.metadata.Property' } },
      },
    })
    expect((await api.fetch('$metadata', { accept: 'application/json' })).headers.get('content-type')).toMatch(/^application\/json/)
    expect((await api.fetch('$metadata', { accept: 'text/html' })).status).toBe(406)
  })

  it('lists its resources in the service document, each of which answers', async () => {
    const { body } = await api.json('')
    const names = body.value.map(({ name }) => name)
    expect(names).toEqual(['Property', 'Media', 'OpenHouse', 'Member', 'Office', 'EntityEvent', 'Lookup'])
    for (const name of names) expect(await api.json(`${name}?$top=1`)).toMatchObject({ status: 200, body: { value: [{}] } })
    const metadata = (await (await api.fetch('$metadata?$format=json')).json()) as {
      'org.reso.metadata': Record<string, { $Key?: string[] }>
    }
    for (const name of names) {
      const { body: page } = await api.json(`${name}?$top=1`)
      const told = Object.keys(metadata['org.reso.metadata'][String(name)] ?? {}).filter((one) => !one.startsWith('$'))
      expect(Object.keys(page.value[0] ?? {})).toEqual(told)
    }
  })

  it('2.5 opens with a key of the source that has the scope, and with no other', async () => {
    const asked = (bearer: string, source = SOURCE) => webApiOf(provider, () => bearer, source).json('Property')
    expect(await (await provider.fetch(`/odata/${SOURCE}/Property`)).json()).toMatchObject({ error: { code: 'key-missing' } })
    expect(await asked('feed_wrong')).toMatchObject({ status: 401, body: { error: { code: 'key-unknown' } } })
    expect((await api.fetch('Property', { authorization: 'Basic x' })).headers.get('www-authenticate')).toBe('Bearer')
    expect(await asked(key, 'tidemark')).toMatchObject({ status: 403, body: { error: { code: 'other-source' } } })
    expect(await asked(await keyFor(env, SOURCE, '', ['send', 'read']))).toMatchObject({ status: 403, body: { error: { code: 'scope' } } })
    expect(await asked(await keyFor(env, 'tidemark', 'x'), 'tidemark')).toMatchObject({
      status: 200,
      body: { value: [{ ListingKey: 'other' }] },
    })
    const feed = await provider.fetch(`/feeds/${SOURCE}`, { headers: { authorization: `Bearer ${key}` } })
    expect(feed.status).toBe(403)
  })

  it('lets a reader change its key without ending that of another', async () => {
    const first = await keyFor(env, SOURCE, 'First')
    await keyFor(env, SOURCE, 'Second')
    const ends = () =>
      env.DB_TRADE.prepare(`select ends_at as e from feed_key where prefix = ?`).bind(first.slice(0, 12)).first<{ e: number | null }>()
    expect(await ends()).toEqual({ e: null })
    await keyFor(env, SOURCE, 'First')
    expect(await ends()).toEqual({ e: expect.any(Number) })
  })

  it('refuses what would change something, and an address that nothing has', async () => {
    expect((await api.fetch('Property', {}, 'POST')).status).toBe(405)
    expect((await api.fetch('Property', {}, 'HEAD')).status).toBe(200)
    for (const path of ['Nothing', 'property', "Property('A-1')/ListPrice", 'Property/Other', '$batch', 'Teams'])
      expect(await api.json(path)).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
    expect((await api.fetch('Property?$format=xml')).status).toBe(406)
    expect((await api.fetch('Property(%E0%A4%A)')).status).toBe(400)
  })
})

describe('RESO Web API Core: what is told', () => {
  it('tells what the source advertises, and nothing of others', async () => {
    const { body } = await api.ask('Property', { $select: 'ListingKey', $count: 'true' })
    expect(body).toMatchObject({
      '@odata.count': 6,
      '@odata.context': expect.stringMatching(/\/odata\/harbour-view\/\$metadata#Property\(ListingKey\)$/),
    })
    expect(body.value.map((one) => one.ListingKey)).toEqual(['A-1', 'A-2', 'A-3', 'B/4', 'hidden', 'nowhere'])
    expect((await api.ask('Media', { $select: 'MediaKey,MediaCategory,ResourceRecordKey' })).body.value).toEqual([
      { MediaKey: 'm1', MediaCategory: 'Photo', ResourceRecordKey: 'A-1' },
      { MediaKey: 'm2', MediaCategory: 'Floor Plan', ResourceRecordKey: 'A-1' },
    ])
    expect((await api.ask('OpenHouse')).body.value).toEqual([
      expect.objectContaining({ ListingKey: 'A-1', OpenHouseStartTime: '2027-01-02T03:00:00Z', OpenHouseEndTime: '2027-01-02T03:30:00Z' }),
    ])
    expect((await api.ask('Member')).body.value).toEqual([
      expect.objectContaining({ MemberKey: 'R998001Z', MemberFullName: 'Benedict Tamarind', MemberDirectPhone: '+6580001001' }),
    ])
    expect((await api.ask('Office')).body.value).toEqual([
      expect.objectContaining({ OfficeKey: 'L3990009Z', OfficeName: 'HARBOUR VIEW HOMES' }),
    ])
  })

  it('says of a home what its feed says, by the same names', async () => {
    const { body } = await api.ask('Property')
    const told = new Map(body.value.map((one) => [one.ListingKey, one]))
    const records: FeedRecord[] = []
    for await (const some of feedRecords(new Statements(env.DB_TRADE), SOURCE, Date.now() / 1_000)) records.push(...some)
    // what no page shows is told no reader either
    const HELD_BACK = ['UnitNumber', 'EntryLevel', 'ListAgentEmail', 'Media', 'OpenHouse']
    for (const record of records.filter(({ placeShown, showsPrice }) => placeShown === 'address' && showsPrice === 1)) {
      const { AssociationAmenities, ...fed } = Object.fromEntries(
        Object.entries(resoOf(record)).filter(([name]) => !HELD_BACK.includes(name)),
      )
      expect(told.get(record.sourceKey)).toMatchObject({
        ...fed,
        AssociationAmenities: String(AssociationAmenities ?? '')
          .split(',')
          .filter(Boolean),
      })
    }
    expect(records.length).toBe(6)
    expect(JSON.stringify(body)).not.toMatch(/private@agency|#09-77/)
  })

  it('tells neither a price nor a place that its source hides, and finds nothing by them', async () => {
    const { body } = await api.ask('Property', { $filter: "ListingKey in ('hidden','nowhere')" })
    expect(body.value).toMatchObject([
      {
        ListPrice: null,
        X_PriceText: 'Auction',
        StreetName: null,
        PostalCode: null,
        BuildingName: null,
        City: 'Tampines',
        InternetAddressDisplayYN: false,
      },
      { ListPrice: null, StreetName: null, City: null, X_SuburbDisplayYN: false },
    ])
    expect(await keysBy('ListPrice eq 1234567')).toEqual([])
    expect(await keysBy("contains(StreetName,'Secret')")).toEqual([])
    expect(await keysBy("City eq 'Tampines'")).toEqual(['hidden'])
    const ordered = await api.ask('Property', { $orderby: 'ListPrice desc', $select: 'ListingKey' })
    expect(ordered.body.value.map((one) => one.ListingKey)).toEqual(['A-3', 'A-2', 'A-1', 'B/4', 'hidden', 'nowhere'])
  })

  it('tells one by its key, whatever stands in it, and 404 for one that is not told', async () => {
    expect(await api.json("Property('A-1')?$select=ListPrice")).toMatchObject({ status: 200, body: { ListPrice: 500_000 } })
    expect((await api.json("Property(ListingKey='B%2F4')")).body).toMatchObject({ ListingKey: 'B/4', PropertyType: 'Residential Lease' })
    expect((await api.json("Property('A-1')")).body['@odata.context']).toMatch(/#Property\/\$entity$/)
    for (const path of ["Property('closed')", "Property('other')", "Property('O''Brien')", 'EntityEvent(9999999)'])
      expect(await api.json(path)).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } })
    for (const path of ['Property(1)', "EntityEvent('1')"])
      expect(await api.json(path)).toMatchObject({ status: 400, body: { error: { code: 'wrong-type' } } })
    for (const path of ['Property()', "Property('A)", "Property(Other='A')", "Property('A','B')"])
      expect(await api.json(path)).toMatchObject({ status: 400, body: { error: { code: 'syntax' } } })
    expect((await api.json("Property('A-1')?$filter=true")).status).toBe(400)
  })
})

describe('RESO Web API Core: query options', () => {
  it('$select tells these properties and no others', async () => {
    const { body } = await api.ask('Property', { $select: 'ListPrice, ListingKey', $top: '1' })
    expect(body.value).toEqual([{ ListPrice: 500_000, ListingKey: 'A-1' }])
    expect(Object.keys((await api.ask('Property', { $select: '*', $top: '1' })).body.value[0] ?? {}).length).toBeGreaterThan(30)
  })

  it('$top, $skip and $count', async () => {
    const { body } = await api.ask('Property', { $top: '2', $skip: '1', $count: 'true', $select: 'ListingKey' })
    expect(body).toMatchObject({ '@odata.count': 6, value: [{ ListingKey: 'A-2' }, { ListingKey: 'A-3' }] })
    expect(body['@odata.nextLink']).toBeUndefined()
    expect((await api.ask('Property', { $top: '0', $count: 'true' })).body).toMatchObject({ '@odata.count': 6, value: [] })
    expect(await (await api.fetch('Property/$count')).text()).toBe('6')
    expect(await (await api.fetch(`Property/$count?$filter=${encodeURIComponent('ListPrice gt 700000')}`)).text()).toBe('2')
  })

  it.each([
    ['ListPrice eq 750000', ['A-2']],
    ['ListPrice ne 750000', ['A-1', 'A-3', 'B/4', 'hidden', 'nowhere']],
    ['ListPrice gt 750000', ['A-3']],
    ['ListPrice ge 750000.0', ['A-2', 'A-3']],
    ['ListPrice lt 5e5', ['B/4']],
    ['LivingArea lt 88.6', ['A-2']],
    ['BedroomsTotal le 2', ['A-1', 'B/4']],
    ['BedroomsTotal eq null', ['A-3']],
    ['not (BedroomsTotal le 2)', ['A-2', 'A-3', 'hidden', 'nowhere']],
    ["StandardStatus eq 'Pending'", ['A-2']],
    ["PropertyType eq 'Residential Lease' and ListPrice lt 4000", ['B/4']],
    ["ListingKey in ('A-1','B/4','none')", ['A-1', 'B/4']],
    ["StreetName eq 'O''Hara Road'", ['A-1']],
    ["startswith(StreetName,'O''') or endswith(ListingKey,'-3')", ['A-1', 'A-3']],
    ["contains(tolower(StreetName),'hara')", ['A-1']],
    ['AvailabilityDate ge 2026-12-01 and year(AvailabilityDate) eq 2026', ['A-1']],
    ['ModificationTimestamp gt 2026-11-20T01:00:00Z and ModificationTimestamp lt now()', ['A-3', 'B/4']],
    ['ModificationTimestamp eq 2026-11-20T09:00:00+08:00', ['A-2']],
    ["AssociationAmenities/any(a: a eq 'sky-garden')", ['A-1']],
    ["AssociationAmenities/all(a: a eq 'lift') and AssociationAmenities/any()", ['A-2', 'B/4', 'hidden', 'nowhere']],
    ['InternetAddressDisplayYN eq false', ['hidden', 'nowhere']],
    ['InternetAddressDisplayYN and ListPrice gt 700000', ['A-2', 'A-3']],
    ["ListPrice GT 700000 AND NOT CONTAINS(ListingKey, '3')", ['A-2']],
  ])('$filter %s', async (filter, found) => {
    const all = await keysBy(filter)
    // SEEN is the beginning of a day
    expect(all).toEqual(found)
  })

  it('$orderby by several, nulls first, and by an expression', async () => {
    const order = async ($orderby: string) =>
      (await api.ask('Property', { $orderby, $select: 'ListingKey' })).body.value.map((one) => one.ListingKey)
    expect(await order('ListPrice')).toEqual(['hidden', 'nowhere', 'B/4', 'A-1', 'A-2', 'A-3'])
    expect(await order('StandardStatus desc,ListPrice desc')).toEqual(['A-2', 'A-3', 'A-1', 'B/4', 'hidden', 'nowhere'])
    expect(await order('length(ListingKey) desc, ListingKey desc')).toEqual(['nowhere', 'hidden', 'B/4', 'A-3', 'A-2', 'A-1'])
  })

  it.each([
    ['$filter', 'Nothing eq 1', 'unknown-property', '$filter'],
    ['$filter', "ListPrice eq 'x'", 'wrong-type', '$filter'],
    ['$filter', 'ListPrice eq', 'syntax', '$filter'],
    ['$filter', 'ListPrice eq 1)', 'syntax', '$filter'],
    ['$filter', '(ListPrice eq 1', 'syntax', '$filter'],
    ['$filter', "ListingKey eq 'x", 'syntax', '$filter'],
    ['$filter', 'ListPrice', 'wrong-type', '$filter'],
    ['$filter', "AssociationAmenities eq 'lift'", 'wrong-type', '$filter'],
    ['$filter', 'AvailabilityDate eq 2026-02-30', 'wrong-type', '$filter'],
    ['$filter', 'ModificationTimestamp gt 2026-11-20', 'wrong-type', '$filter'],
    ['$filter', 'ListPrice in (1,null)', 'syntax', '$filter'],
    ['$filter', `${'('.repeat(30)}true${')'.repeat(30)}`, 'too-large', '$filter'],
    ['$filter', Array.from({ length: 40 }, (_, at) => `ListPrice eq ${at}`).join(' or '), 'too-large', '$filter'],
    ['$filter', `ListingKey eq '${'x'.repeat(5_000)}'`, 'too-large', '$filter'],
    ['$select', 'Nothing', 'unknown-property', '$select'],
    ['$select', 'ListPrice,', 'syntax', '$select'],
    ['$select', '__proto__', 'unknown-property', '$select'],
    ['$orderby', 'Nothing desc', 'unknown-property', '$orderby'],
    ['$orderby', 'ListPrice sideways', 'syntax', '$orderby'],
    ['$top', '-1', 'wrong-option', '$top'],
    ['$top', 'x', 'wrong-option', '$top'],
    ['$skip', '1.5', 'wrong-option', '$skip'],
    ['$count', 'maybe', 'wrong-option', '$count'],
    ['$skiptoken', 'bm9uc2Vuc2U', 'wrong-option', '$skiptoken'],
    ['$nonsense', '1', 'unknown-option', '$nonsense'],
  ])('400 for %s=%s', async (option, value, code, target) => {
    const { status, body } = await api.ask('Property', { [option]: value })
    expect({ status, error: body.error }).toEqual({ status: 400, error: { code, target, message: expect.stringMatching(/\.$/) } })
  })

  it.each([
    ['$filter', 'ListPrice add 1 eq 2'],
    ['$filter', 'ListPrice gt 1 and isof(ListPrice)'],
    ['$filter', "StandardStatus has 'Active'"],
    ['$expand', 'Media'],
    ['$search', 'pool'],
    ['$apply', 'x'],
  ])('501 for %s=%s, which OData knows and this service does not', async (option, value) => {
    expect(await api.ask('Property', { [option]: value })).toMatchObject({
      status: 501,
      body: { error: { code: 'not-implemented', target: option } },
    })
  })

  it('knows options without $ and leaves a client its own', async () => {
    const { body } = await api.ask('Property', { TOP: '1', select: 'ListingKey', mine: 'x' })
    expect(body.value).toEqual([{ ListingKey: 'A-1' }])
    expect((await api.json('Property?$top=1&top=2')).body.error.code).toBe('wrong-option')
  })

  it('2.6 pages by a link, loses nothing and repeats nothing while rows come and go', async () => {
    const seen: unknown[] = []
    let link: string | undefined = 'Property?$select=ListingKey&$count=true'
    for (let page = 0; link; page++) {
      const answer: Awaited<ReturnType<typeof api.json>> = await api.json(link, { prefer: 'odata.maxpagesize=2' })
      expect(answer.headers.get('preference-applied')).toBe('odata.maxpagesize=2')
      seen.push(...answer.body.value.map((one) => one.ListingKey))
      link = answer.body['@odata.nextLink']
      // one goes before the page, one comes before it, one comes behind it
      if (page === 0) {
        await env.DB_TRADE.prepare(`update listing set state = 'withdrawn' where id = ?`).bind(`${SOURCE} A-1`).run()
        await addTold(env, [{ sourceKey: 'A-0' }, { sourceKey: 'A-2b' }])
      }
    }
    expect(seen).toEqual(['A-1', 'A-2', 'A-2b', 'A-3', 'B/4', 'hidden', 'nowhere'])
    await env.DB_TRADE.prepare(`update listing set state = 'live' where id = ?`).bind(`${SOURCE} A-1`).run()
    await env.DB_TRADE.prepare(`delete from listing where source_key in ('A-0', 'A-2b')`).run()
  })

  it('pages in any order, within $top, behind $skip', async () => {
    const pages = async (first: Record<string, string>) => {
      const seen: unknown[] = []
      let answer = await api.ask('Property', { $select: 'ListingKey', ...first }, { prefer: 'maxpagesize=2' })
      for (;;) {
        seen.push(...answer.body.value.map((one) => one.ListingKey))
        const next = answer.body['@odata.nextLink']
        if (!next) return seen
        answer = await api.json(next, { prefer: 'maxpagesize=2' })
      }
    }
    expect(await pages({ $orderby: 'ListPrice' })).toEqual(['hidden', 'nowhere', 'B/4', 'A-1', 'A-2', 'A-3'])
    expect(await pages({ $orderby: 'ListPrice desc' })).toEqual(['A-3', 'A-2', 'A-1', 'B/4', 'hidden', 'nowhere'])
    expect(await pages({ $orderby: 'BedroomsTotal desc, City, ListPrice desc' })).toEqual(['A-2', 'nowhere', 'hidden', 'A-1', 'B/4', 'A-3'])
    expect(await pages({ $top: '3', $skip: '1' })).toEqual(['A-2', 'A-3', 'B/4'])
    const { body } = await api.ask('Property', {}, { prefer: 'maxpagesize=1' })
    const token = new URL(body['@odata.nextLink'] ?? '').searchParams.get('$skiptoken') ?? ''
    expect((await api.ask('Property', { $filter: 'ListPrice gt 1', $skiptoken: token })).body.error.code).toBe('wrong-option')
  })
})
