import { expect, it } from 'vitest'
import { railSeconds } from '#filter/travel-time.ts'
import type { AmenityRow, MapShape } from '../db/market/rows.ts'
import { singaporeLines } from '../demo/sg/stations.ts'
import { stationGraph } from './station-graph.ts'

const amenity = (
  id: number,
  name: string,
  code: string | null,
  lat: number,
  lng: number,
  type: AmenityRow['type'] = 'mrt',
): AmenityRow => ({
  id,
  type,
  subtype: null,
  code,
  name,
  nameLocal: null,
  lat,
  lng,
})

const singapore = singaporeLines.flatMap(({ type, stations }, line) =>
  stations.map(({ name, code, at }, i) => amenity(100 * line + i, name, code, at[0], at[1], type)),
)

it("Singapore's codes make lines, branches and changes", () => {
  const graph = stationGraph(singapore, [])
  const at = (name: string) => graph.stations.findIndex((station) => station.name === name)
  const minutes = (from: string, to: string) => (railSeconds(graph, at(from))[at(to)] ?? 0) / 60
  // the minutes that a passenger would expect; the last ride has a change at Tanah Merah
  expect(minutes('Jurong East', 'Raffles Place')).toBeGreaterThan(22)
  expect(minutes('Jurong East', 'Raffles Place')).toBeLessThan(29)
  expect(minutes('Bishan', 'Orchard')).toBeLessThan(13)
  expect(minutes('Punggol', 'HarbourFront')).toBeGreaterThan(29)
  expect(minutes('Changi Airport', 'City Hall')).toBeGreaterThan(29)
  expect(graph.stations.every((_, i) => Number.isFinite(railSeconds(graph, at('Bishan'))[i]))).toBe(true)
})

it('lines that are drawn link the stations they pass, in their order, and close their loops', () => {
  const rail = (name: string, coordinates: [number, number][]): MapShape => ({
    kind: 'rail',
    name,
    nameLocal: null,
    colour: null,
    geometry: { type: 'LineString', coordinates },
  })
  const stations = [
    amenity(1, 'C', 'X', 22.3, 114.14),
    amenity(2, 'A', 'Y', 22.3, 114.1),
    amenity(3, 'B', 'Z', 22.3, 114.12),
    amenity(4, 'D', null, 22.35, 114.12),
  ]
  const straight = stationGraph(stations, [
    rail('red', [
      [114.1, 22.3],
      [114.14, 22.3],
    ]),
  ])
  expect(straight.links.map(([from, to]) => [straight.stations[from]?.name, straight.stations[to]?.name])).toEqual([
    ['A', 'B'],
    ['B', 'C'],
  ])
  const loop = stationGraph(stations, [
    rail('ring', [
      [114.1, 22.3],
      [114.14, 22.3],
      [114.12, 22.35],
      [114.1, 22.3],
    ]),
  ])
  expect(loop.links).toHaveLength(4)
  expect(stationGraph(stations, []).links).toEqual([])
})

it('lines whose stops are known link these and no other station that they pass', () => {
  const stations = [
    amenity(1, 'A', null, 22.3, 114.1),
    amenity(2, 'B', null, 22.3, 114.12),
    amenity(3, 'C', null, 22.3, 114.3),
    amenity(4, 'D', null, 22.35, 114.12),
  ]
  const line: MapShape = {
    kind: 'rail',
    name: 'red',
    nameLocal: null,
    colour: null,
    stops: [
      ['A', 'Not built', 'C'],
      ['A', 'D'],
    ],
    geometry: {
      type: 'LineString',
      coordinates: [
        [114.1, 22.3],
        [114.3, 22.3],
      ],
    },
  }
  const graph = stationGraph(stations, [line])
  expect(graph.links.map(([from, to]) => [graph.stations[from]?.name, graph.stations[to]?.name])).toEqual([
    ['A', 'C'],
    ['A', 'D'],
  ])
})

it('the same rows give the same graph in any order', () => {
  expect(stationGraph([...singapore].reverse(), []).links).toEqual(stationGraph(singapore, []).links)
})
