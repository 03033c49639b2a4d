import { describe, expect, it } from 'vitest'
import { MADE_TIMETABLE } from '#fixtures/market-fixture.ts'
import {
  DataSourcesDocument,
  type DataSourcesQuery,
  EstimateHomeDocument,
  type EstimateHomeQuery,
  HomeDocument,
  type HomeQuery,
  MapDataDocument,
  type MapDataQuery,
  MapListDocument,
  ProjectTransactionsDocument,
  type ProjectTransactionsQuery,
  ReportBodyDocument,
  type ReportBodyQuery,
  ReportTopDocument,
  type ReportTopQuery,
  ResultsDocument,
  type ResultsQuery,
  SuggestDocument,
  type SuggestQuery,
} from '#graphql/generated/graphql.ts'
import { readMarkers } from '#graphql/marker-snapshot.ts'
import type { MainStreetFile } from '#graphql/street-file.ts'
import { unpackTimetable } from '#market/timetable/packed-timetable.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const block = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }

describe('the documents of the pages', () => {
  it('Home shows the market, its segments and projects to try', async () => {
    const { data, errors, roundTrips } = await provider.ask<HomeQuery>(HomeDocument)
    expect(errors).toEqual([])
    expect(data?.market).toMatchObject({ countryCode: 'SG', currencyCode: 'SGD', isDemo: true, projectCount: 43, lastMonth: '2026-06' })
    const hdb = data?.market.segments.find((row) => row.segment === 'HDB')
    expect(hdb?.history.length).toBe(24)
    expect(hdb?.history.at(-1)?.month).toBe('2026-06')
    // the fixture grows 0.5 % a month
    expect(hdb?.change12m).toBeCloseTo(1.005 ** 12 - 1, 2)
    expect(data?.market.examples.map((row) => row.typeGroup)).toEqual(['PUBLIC_STACK', 'PRIVATE_STACK'])
    expect(roundTrips).toBeLessThanOrEqual(3)
  })

  it('Home names the stations around the centre, and why estimates are not measured', async () => {
    const { data } = await provider.ask<HomeQuery>(HomeDocument, { centre: { lat: 1.33, lng: 103.9, radiusMetres: 3_000 } })
    expect(data?.stations.nodes.map(({ name }) => name)).toContain('Cedar')
    expect(data?.valuationUnmeasured).toContainEqual({ typeGroup: 'PUBLIC_STACK', reason: 'DEMONSTRATION' })
  })

  it('DataSources tells of each source what was read and refused', async () => {
    const { data, errors } = await provider.ask<DataSourcesQuery>(DataSourcesDocument)
    expect(errors).toEqual([])
    expect(data?.market.sources.length).toBeGreaterThan(0)
    for (const { kind, rowsRead, rowsAccepted, rowsRejected } of data?.market.sources ?? []) {
      expect(kind).not.toBe('')
      expect(rowsRead).toBe(rowsAccepted + rowsRejected)
    }
  })

  it('Suggest finds streets, projects and postal codes, exact ones first', async () => {
    const street = await provider.ask<SuggestQuery>(SuggestDocument, { text: 'cedar avenue' })
    expect(street.data?.searchSuggestions[0]).toMatchObject({ kind: 'STREET', title: 'Cedar Ave' })
    const postal = await provider.ask<SuggestQuery>(SuggestDocument, { text: '460003' })
    expect(postal.data?.searchSuggestions[0]).toMatchObject({ kind: 'POSTAL_CODE', slug: 'blk-103-cedar-ave', typeGroup: 'PUBLIC_STACK' })
    const unfinished = await provider.ask<SuggestQuery>(SuggestDocument, { text: 'elm te' })
    expect(unfinished.data?.searchSuggestions.map((row) => row.title)).toEqual(['Elm Terrace'])
    expect((await provider.ask<SuggestQuery>(SuggestDocument, { text: ' ' })).data?.searchSuggestions).toEqual([])
  })

  it('Results filters, sorts and pages', async () => {
    const of = async (variables: Record<string, unknown>) => (await provider.ask<ResultsQuery>(ResultsDocument, variables)).data?.projects
    expect((await of({ filter: { areaId: '2' } }))?.totalCount).toBe(43)
    expect((await of({ filter: { areaId: '4' } }))?.totalCount).toBe(43)
    expect((await of({ filter: { street: 'Elm Walk' } }))?.nodes.map((row) => row.slug)).toEqual(['elm-terrace'])
    expect((await of({ filter: { text: "cedar's grand" } }))?.nodes.map((row) => row.slug)).toEqual(['cedar-grand'])
    expect((await of({ filter: { ids: ['902', '1', 'x'] } }))?.nodes.map((row) => row.id)).toEqual(['1', '902'])
    expect((await of({ filter: { typeGroups: ['PRIVATE_LAND', 'PRIVATE_STACK'] } }))?.totalCount).toBe(2)
    expect((await of({ filter: { constructionStatuses: ['COMPLETED'], street: 'Elm Walk' } }))?.totalCount).toBe(1)
    expect((await of({ filter: { constructionStatuses: ['PRECONSTRUCTION', 'BUILDING_UNDER_CONSTRUCTION'] } }))?.totalCount).toBe(0)
    expect((await of({ filter: { near: { lat: 1.33, lng: 103.9, radiusMetres: 150 } } }))?.totalCount).toBe(2)
    expect((await of({ filter: { bounds: { south: 1.3, north: 1.4, west: 103.9, east: 103.9011 } } }))?.totalCount).toBe(2)
    expect((await of({ sort: 'PSF_HIGH', first: 1 }))?.nodes[0]?.slug).toBe('cedar-grand')
    expect((await of({ sort: 'PSF_LOW', first: 1 }))?.nodes[0]?.psf).not.toBeNull()
    const last = await of({ first: 20, offset: 40 })
    expect(last).toMatchObject({ totalCount: 43, pageInfo: { hasNextPage: false, hasPreviousPage: true } })
    expect(last?.nodes.length).toBe(3)
  })

  it('pages join without gaps or repetition in every order', async () => {
    for (const sort of ['MOST_TRADED', 'NEWEST_SALE', 'PSF_LOW', 'PSF_HIGH']) {
      const ids: string[] = []
      for (let offset = 0; offset < 43; offset += 10) {
        const page = await provider.ask<ResultsQuery>(ResultsDocument, { sort, first: 10, offset })
        ids.push(...(page.data?.projects.nodes.map((row) => row.id) ?? []))
      }
      expect(new Set(ids).size, sort).toBe(43)
      expect(ids.length, sort).toBe(43)
    }
  })

  it('ReportTop and ReportBody carry facts, evidence and surroundings', async () => {
    const top = await provider.ask<ReportTopQuery>(ReportTopDocument, block)
    const body = await provider.ask<ReportBodyQuery>(ReportBodyDocument, block)
    expect([...top.errors, ...body.errors]).toEqual([])
    expect(top.data?.project).toMatchObject({ name: '101 Cedar Ave', area: { name: 'Cedar Town' }, lease: { remainingYears: 63 } })
    const project = body.data?.project
    expect(project).toMatchObject({ facilities: ['LIFT', 'PLAYGROUND'], areaIndex: { area: { name: 'Cedar Town' } } })
    expect(project?.trend.map((point) => point.quarter)).toEqual([...(project?.trend ?? [])].map((point) => point.quarter).sort())
    const near = project?.nearby.map((one) => one.amenity.type) ?? []
    expect(near).toContain('mrt')
    expect(project?.nearby.map(({ amenity }) => amenity.name)).not.toContain('Far School')
    expect(near.filter((type) => type === 'bus-stop').length).toBe(3)
  })

  it('ProjectTransactions pages, and rent is its own kind', async () => {
    const second = await provider.ask<ProjectTransactionsQuery>(ProjectTransactionsDocument, { ...block, first: 20, offset: 20 })
    expect(second.data?.project?.transactions.nodes.length).toBe(4)
    expect(second.data?.project?.transactions.totalCount).toBe(24)
    const rents = await provider.ask<ProjectTransactionsQuery>(ProjectTransactionsDocument, {
      typeGroup: 'PRIVATE_STACK',
      slug: 'cedar-grand',
      kind: 'RENT',
    })
    expect(rents.data?.project?.transactions.totalCount).toBe(6)
  })

  it('EstimateHome values the described home or gives the reason of its refusal', async () => {
    const value = async (home: object) => {
      const { data } = await provider.ask<EstimateHomeQuery>(EstimateHomeDocument, { ...block, home })
      return data?.project?.estimate
    }
    const [low, high] = [await value({ floor: 2 }), await value({ floor: 12 })]
    if (low?.__typename !== 'Estimate' || high?.__typename !== 'Estimate') throw new Error('estimates were expected')
    expect(high.value).toBeGreaterThan(low.value)
    const usual = (await provider.ask<EstimateHomeQuery>(EstimateHomeDocument, block)).data?.project?.estimate
    if (usual?.__typename !== 'Estimate') throw new Error('an estimate was expected')
    expect(usual).toMatchObject({
      asOf: '2026-06',
      unitMix: '3',
      areaSqm: 90,
      floor: 6,
      confidence: null,
      statement: { reason: 'DEMONSTRATION' },
    })
    // the fixture sells around 500,000 in the newest month
    expect(Math.abs(usual.value / 500_000 - 1)).toBeLessThan(0.02)
    expect(usual.comparables[0]?.project.id).toBe('1')
    expect(await value({ unitMix: 'GCB' })).toMatchObject({ reason: 'UNKNOWN_HOME' })
    expect(await value({ floor: 40 })).toMatchObject({ reason: 'FLOOR_NOT_HERE' })
    const old = await provider.ask<EstimateHomeQuery>(EstimateHomeDocument, { typeGroup: 'PRIVATE_LAND', slug: 'elm-terrace' })
    expect(old.data?.project?.estimate).toMatchObject({ reason: 'TOO_OLD', newestEvidence: '2022-02' })
    const nothing = await provider.ask<EstimateHomeQuery>(EstimateHomeDocument, { typeGroup: 'PUBLIC_STACK', slug: 'nothing-known' })
    expect(nothing.data?.project?.estimate).toMatchObject({ reason: 'NO_SALES', evidence: 0 })
  })

  it('MapData has addresses of files that the provider serves', async () => {
    const { data } = await provider.ask<MapDataQuery>(MapDataDocument)
    const marker = data?.mapData.markers.find((row) => row.typeGroup === 'PUBLIC_STACK')
    const [, name, hash] = /^\/artifacts\/sg\/(.+)-([0-9a-f]{16})$/.exec(marker?.url ?? '') ?? []
    const file = await provider.fetch(`/artifact?name=${name}&hash=${hash}`)
    expect(readMarkers(await file.arrayBuffer()).count).toBe(marker?.count)
    expect((await provider.fetch(`/artifact?name=${name}&hash=0000000000000000`)).status).toBe(404)
    expect((await provider.ask(MapListDocument, { filter: { ids: ['1'] } })).errors).toEqual([])
  })

  it('MapData names the file of the main streets, which names those of the others; a market without streets has none', async () => {
    const { data } = await provider.ask<MapDataQuery>(MapDataDocument)
    const read = async (address: string) => {
      const [, name, hash] = /([a-z0-9-]+)-([0-9a-f]{16})$/.exec(address) ?? []
      return JSON.parse(await (await provider.fetch(`/artifact?name=${name}&hash=${hash}`)).text())
    }
    const main: MainStreetFile = await read(data?.mapData.streetsUrl ?? '')
    expect(main).toMatchObject({ credit: 'The street office', names: ['Cedar Ave'], lines: [[0, expect.any(String)]] })
    expect(main.tiles).toEqual([{ file: expect.stringMatching(/^streets-13-1038-[0-9a-f]{16}$/), box: [1.33, 103.89, 1.34, 103.89] }])
    expect(await read(main.tiles[0]?.file ?? '')).toMatchObject({ names: [], lines: [[-1, expect.any(String)]] })
    const hongKong = await provider.ask<MapDataQuery>(MapDataDocument, {}, { 'country-code': 'hk' })
    expect(hongKong.data?.mapData).toMatchObject({ streetsUrl: null, basemapUrl: expect.any(String) })
  })

  it('MapData names the packed timetable of a market; one without a timetable has none', async () => {
    const { data } = await provider.ask<MapDataQuery>(MapDataDocument)
    const [, name, hash] = /([a-z0-9-]+)-([0-9a-f]{16})$/.exec(data?.mapData.timetableUrl ?? '') ?? []
    const file = await provider.fetch(`/artifact?name=${name}&hash=${hash}`)
    expect(unpackTimetable(new Uint8Array(await file.arrayBuffer()))).toEqual({ ok: true, value: MADE_TIMETABLE })
    const hongKong = await provider.ask<MapDataQuery>(MapDataDocument, {}, { 'country-code': 'hk' })
    expect(hongKong.data?.mapData.timetableUrl).toBeNull()
  })

  it('areas, amenities, lands and the index have data', async () => {
    const { data, errors } = await provider.ask(`{
      areas(filter: { parentId: "1" }) { nodes { name parent { name } } totalCount }
      amenities(filter: { near: { lat: 1.33, lng: 103.9, radiusMetres: 500 }, types: ["mrt", "school"] }) { nodes { name } totalCount }
      doors: amenities(filter: { types: ["mrt"], homesWithin: 1000 }) { nodes { name } }
      lonely: amenities(filter: { types: ["mrt"], homesWithin: 1 }) { nodes { name } }
      lands(filter: { status: "awarded" }) { nodes { nameDisplayText tenderCloseMonth area { slug } } totalCount }
      priceIndex(segment: HDB, from: "2026-05") { month value }
    }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      areas: { nodes: [{ name: 'District 16', parent: { name: 'Country' } }, { name: 'East' }], totalCount: 2 },
      amenities: { nodes: [{ name: 'Cedar' }], totalCount: 1 },
      doors: { nodes: [{ name: 'Cedar' }] },
      lonely: { nodes: [] },
      lands: { nodes: [{ nameDisplayText: 'Cedar Site', tenderCloseMonth: '2025-12', area: { slug: 'cedar' } }], totalCount: 1 },
      priceIndex: [{ month: '2026-05' }, { month: '2026-06' }],
    })
  })

  it('sites are listed by status, kind of sale and use, newest tender first', async () => {
    const { data, errors } = await provider.ask(`{
      all: lands { nodes { landKey } totalCount }
      enbloc: lands(filter: { activity: "enbloc" }) { nodes { landKey } }
      residential: lands(filter: { landUse: "residential" }) { nodes { landKey } }
      none: lands(filter: { activity: "enbloc", status: "awarded" }) { totalCount }
      landUses
    }`)
    expect(errors).toEqual([])
    expect(data).toEqual({
      all: { nodes: [{ landKey: 'elm-site' }, { landKey: 'cedar-site' }], totalCount: 2 },
      enbloc: { nodes: [{ landKey: 'elm-site' }] },
      residential: { nodes: [{ landKey: 'cedar-site' }] },
      none: { totalCount: 0 },
      landUses: ['mixed', 'residential'],
    })
  })

  it('a site has the months of its tender and the price for each square foot that may be built', async () => {
    const fields = 'launchMonth tenderCloseMonth awardMonth psfPpr plotRatio'
    const { data, errors } = await provider.ask(`{
      awarded: land(landKey: "cedar-site") { ${fields} }
      open: land(landKey: "elm-site") { ${fields} }
      unknown: land(landKey: "nowhere") { landKey }
    }`)
    expect(errors).toEqual([])
    expect(data).toMatchObject({
      awarded: { launchMonth: '2025-09', tenderCloseMonth: '2025-12', awardMonth: '2026-01', plotRatio: 25 / 9 },
      open: { launchMonth: '2026-05', tenderCloseMonth: '2026-07', awardMonth: null, psfPpr: null, plotRatio: null },
      unknown: null,
    })
    expect((data as { awarded: { psfPpr: number } }).awarded.psfPpr).toBeCloseTo(300_000_000 / (25_000 * 10.7639), 6)
  })

  it('the places of the map have the sites whose position is known', async () => {
    const { data } = await provider.ask<MapDataQuery>(MapDataDocument)
    const file = data?.mapData.places.find(({ type }) => type === 'land')
    expect(file?.count).toBe(1)
    const [, name, hash] = /^\/artifacts\/sg\/(.+)-([0-9a-f]{16})$/.exec(file?.url ?? '') ?? []
    const sites: unknown = await (await provider.fetch(`/artifact?name=${name}&hash=${hash}`)).json()
    expect(sites).toMatchObject({
      features: [{ properties: { name: 'Elm Site', key: 'elm-site' }, geometry: { coordinates: [103.9, 1.33] } }],
    })
  })
})
