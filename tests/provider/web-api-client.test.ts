import buildQuery, { type Filter, type OrderBy } from 'odata-query'
import odatajs, { type Edmx, type HttpOData } from 'ts-odatajs'
import { ODataCacheSource } from 'ts-odatajs/lib/cache/source.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { startProvider } from './harness.ts'
import { SEEN } from './listing-fixture.ts'
import { addSource, addTold, keyFor, SOURCE, webApiOf } from './web-api-fixture.ts'

const { oData } = odatajs
const provider = await startProvider()
let key = ''
const api = webApiOf(provider, () => key)

const ROOT = `https://demo.example/odata/${SOURCE}/`

/** How Olingo's client sends: the headers are its own, but for the key and a page that is small enough to have a next one. */
const httpClient: HttpOData.HttpClient = {
  request(request, success, error) {
    const headers = { ...request.headers, prefer: 'odata.maxpagesize=7' }
    void api
      .fetch(request.requestUri, headers)
      .then(async (response) => {
        const answer = {
          requestUri: request.requestUri,
          statusCode: String(response.status),
          statusText: response.statusText,
          headers: {
            'Content-Type': response.headers.get('content-type') ?? '',
            'OData-Version': response.headers.get('odata-version') ?? '',
          },
          body: await response.text(),
        }
        if (response.ok) success(answer)
        else error({ message: answer.body, request, response: answer })
      })
      .catch((fault: unknown) => error({ message: String(fault), request }))
    return { abort() {} }
  },
}

const readMetadata = () =>
  new Promise<Edmx.Edmx>((resolve, reject) => {
    oData.read({ requestUri: `${ROOT}$metadata` }, resolve, reject, oData.metadataHandler, httpClient)
  })

interface Collection {
  value: Record<string, unknown>[]
  '@odata.count'?: number
}

/** Reads a collection to its end as Olingo's client does: it follows the links to the next pages. */
const readAll = (metadata: Edmx.Edmx, path: string) =>
  new Promise<Collection>((resolve, reject) => {
    new ODataCacheSource({ source: ROOT + path, httpClient, metadata }).read(0, 1_000, resolve, reject)
  })

/** Asks with an address that odata-query has written, as Olingo's client sends it and reads the answer. */
const asked = async (query: Parameters<typeof buildQuery>[0]) => {
  const metadata = await readMetadata()
  return new Promise<Collection>((resolve, reject) => {
    oData.read({ requestUri: `${ROOT}Property${buildQuery(query)}` }, resolve, reject, undefined, httpClient, metadata)
  })
}
const keysOf = async (filter: Filter<Record<string, unknown>>, orderBy?: OrderBy<Record<string, unknown>>) =>
  (await asked({ filter, select: ['ListingKey'], ...(orderBy ? { orderBy } : {}) })).value.map((one) => one.ListingKey)

beforeAll(async () => {
  await addSource(provider.env, SOURCE)
  key = await keyFor(provider.env, SOURCE, 'Harbour portal')
  await addTold(
    provider.env,
    Array.from({ length: 40 }, (_, at) => ({
      sourceKey: `K-${String(at).padStart(2, '0')}`,
      price: 400_000 + (at % 7) * 50_000,
      showsPrice: at % 11 === 0 ? 0 : 1,
      bedrooms: at % 5 === 4 ? null : at % 5,
      areaSqm: at % 3 === 0 ? null : 60 + at / 2,
      facilities: at % 4,
      furnished: at % 6 === 0 ? null : 'partially',
      street: ["O'Hara Road", 'Cedar Ave', '100% & more', ''][at % 4] ?? '',
      placeShown: at % 9 === 0 ? 'suburb' : 'address',
      suburb: at % 2 === 0 ? 'Bedok' : '',
      state: at % 8 === 0 ? 'under-offer' : 'live',
      availableOn: at % 3 === 1 ? `2026-12-${String((at % 28) + 1).padStart(2, '0')}` : null,
      modifiedAt: SEEN + at * 3_600,
    })),
  )
})

describe('the Web API for clients that are not ours', () => {
  it('tells Olingo’s client its metadata, by which every page of every resource is read', async () => {
    const metadata = await readMetadata()
    const schemas = metadata.dataServices.schema
    const names = schemas.flatMap((schema) => (schema.entityContainer?.entitySet ?? []).map(({ name }) => name))
    expect(names).toEqual(['Property', 'Media', 'OpenHouse', 'Member', 'Office', 'EntityEvent', 'Lookup'])
    const type = schemas.flatMap((schema) => schema.entityType ?? []).find(({ name }) => name === 'Property')
    const { value } = await readAll(metadata, 'Property')
    expect(value.map((one) => one.ListingKey)).toEqual(Array.from({ length: 40 }, (_, at) => `K-${String(at).padStart(2, '0')}`))
    // what the client makes of its own beside a record: types and addresses, by the metadata alone
    expect(value[1]).toMatchObject({
      '@odata.type': '#org.reso.metadata.Property',
      '@odata.id': `${new URL(String(value[1]?.['@odata.id'])).origin}/odata/${SOURCE}/Property('K-01')`,
      'ListPrice@odata.type': '#Decimal',
      ListPrice: 450_000,
    })
    expect(Object.keys(value[1] ?? {}).filter((name) => !name.includes('@'))).toEqual(type?.property?.map(({ name }) => name))
    for (const name of names.slice(1)) expect((await readAll(metadata, name)).value.length, name).toBeGreaterThanOrEqual(0)
  })

  it('pages, filters, selects and orders for Olingo’s client', async () => {
    const metadata = await readMetadata()
    const path = 'Property?$filter=ListPrice ge 550000&$select=ListingKey,ListPrice&$orderby=ListPrice desc,ListingKey'
    const { value } = await readAll(metadata, encodeURI(path))
    const prices = value.map((one) => Number(one.ListPrice))
    expect(prices.length).toBeGreaterThan(14)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(Math.min(...prices)).toBe(550_000)
    expect(new Set(value.map((one) => one.ListingKey)).size).toBe(value.length)
    await expect(readAll(metadata, 'Property?$filter=Nothing eq 1')).rejects.toMatchObject({ response: { statusCode: '400' } })
  })

  it('tells it the log from any number on, which leads to what is told', async () => {
    const metadata = await readMetadata()
    const { value } = await readAll(metadata, encodeURI("EntityEvent?$filter=EntityEventSequence gt 0 and ResourceName eq 'Property'"))
    const { value: told } = await readAll(metadata, 'Property?$select=ListingKey')
    expect(new Set(value.map((one) => one.ResourceRecordKey))).toEqual(new Set(told.map((one) => one.ListingKey)))
  })

  it('understands what odata-query writes', async () => {
    expect(await keysOf({ ListPrice: { gt: 600_000 }, BedroomsTotal: 1 }, 'ListPrice desc')).toEqual(['K-06', 'K-26'])
    expect(await keysOf({ StreetName: "O'Hara Road", or: [{ BedroomsTotal: { le: 0 } }, { BedroomsTotal: null }] })).toEqual([
      'K-04',
      'K-20',
      'K-24',
    ])
    expect(await keysOf({ ListingKey: { in: ['K-01', 'K-39', 'none'] } })).toEqual(['K-01', 'K-39'])
    expect(await keysOf({ not: { ListingKey: { startswith: 'K-' } } })).toEqual([])
    expect(await keysOf({ 'tolower(StreetName)': { contains: '100% & more' }, BedroomsTotal: 2 })).toEqual(['K-02', 'K-22'])
    expect(await keysOf({ ModificationTimestamp: { lt: new Date((SEEN + 7_000) * 1_000) } })).toEqual(['K-00', 'K-01'])
    const { value, '@odata.count': count } = await asked({ top: 3, skip: 2, count: true, select: ['ListingKey', 'ListPrice'] })
    expect({ count, value }).toMatchObject({ count: 40, value: [{ ListingKey: 'K-02', ListPrice: 500_000 }, {}, {}] })
  })
})
