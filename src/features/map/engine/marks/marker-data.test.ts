import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { madeColumns } from '#fixtures/made-markers.ts'
import { type MarkerColumns, writeMarkers } from '#graphql/marker-snapshot.ts'
import { emptyMarkers, findPlace, groupMarkers, isInside, markersOf, placeAt, worldOf } from './marker-data.ts'
import { fetchMarkers } from './marker-files.ts'

const columns = (places: readonly { id: number; lat: number; lng: number }[]): MarkerColumns =>
  madeColumns(
    'private-land',
    places.map(({ id, lat, lng }) => ({ projectId: id, lat6: Math.round(lat * 1e6), lng6: Math.round(lng * 1e6) })),
  )

afterEach(() => vi.unstubAllGlobals())

const loadMarkers = async (files: Parameters<typeof fetchMarkers>[0]) => markersOf(await fetchMarkers(files))

describe('markers', () => {
  it('keep every project at its position', () => {
    const place = fc.record({
      id: fc.nat(),
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), (places) => {
        const markers = groupMarkers('private-land', columns(places))
        places.forEach(({ id, lat, lng }, i) => {
          const back = placeAt(markers, i)
          expect(back).toMatchObject({ id, group: 'private-land' })
          expect(back?.lat).toBeCloseTo(lat, 5)
          expect(back?.lng).toBeCloseTo(lng, 5)
        })
        expect(placeAt(markers, places.length)).toBeNull()
      }),
    )
  })

  it('are loaded from snapshots and found by id in any group', async () => {
    const files = new Map([
      ['/a', writeMarkers(columns([{ id: 7, lat: 1.3, lng: 103.8 }]))],
      ['/b', writeMarkers(columns([{ id: 9, lat: 1.4, lng: 103.9 }]))],
    ])
    vi.stubGlobal('fetch', async (url: string) => new Response(files.get(url), { status: files.has(url) ? 200 : 404 }))
    const data = await loadMarkers([
      { group: 'public-stack', url: '/a' },
      { group: 'private-stack', url: '/b' },
    ])
    expect(data['public-stack'].count).toBe(1)
    expect(data['private-land'].count).toBe(0)
    expect(findPlace(data, 9)).toEqual({ id: 9, group: 'private-stack', lat: 1.4, lng: 103.9 })
    expect(findPlace(data, 8)).toBeNull()
    await expect(loadMarkers([{ group: 'public-stack', url: '/none' }])).rejects.toThrow('404')
  })

  it('refuse invalid bytes', async () => {
    vi.stubGlobal('fetch', async () => new Response('<html>'))
    await expect(loadMarkers([{ group: 'public-stack', url: '/a' }])).rejects.toThrow(RangeError)
  })

  it('of an empty map are empty', () => expect(findPlace(emptyMarkers(), 1)).toBeNull())
})

it('tests whether a position is inside bounds', () => {
  const bounds = { south: 1, west: 103, north: 2, east: 104 }
  expect(isInside({ lat: 1.5, lng: 103.5 }, bounds)).toBe(true)
  expect(isInside({ lat: 2.5, lng: 103.5 }, bounds)).toBe(false)
})

it('projects positions by Mercator: the centre of the world in the middle, north up', () => {
  expect(worldOf(0, 0)).toEqual([256, 256])
  expect(worldOf(180, 0)[0]).toBe(512)
  expect(worldOf(0, 85.051129)[1]).toBeCloseTo(512, 3)
})
