import type { Places, Spot } from '#filter/map-limits.ts'
import { type Circle, type MapShapes, withinShapes } from '#filter/map-shapes.ts'
import { type StationGraph, travelTimeCircles } from '#filter/travel-time.ts'

/** Each file is fetched once per tab. */
const graphs = new Map<string, Promise<StationGraph | null>>()

/** The rides between the market's stations; null where there are none or they cannot be fetched. */
export function loadStationGraph(url: string | null): Promise<StationGraph | null> {
  if (url === null) return Promise.resolve(null)
  const asked =
    graphs.get(url) ??
    fetch(url).then(
      async (response) => (response.ok ? ((await response.json()) as StationGraph) : null),
      () => null,
    )
  graphs.set(url, asked)
  return asked
}

export const circleOf = ({ lat5, lng5 }: Spot, metres: number): Circle => ({ lat6: lat5 * 10, lng6: lng5 * 10, metres })

/** The places of the filters as shapes on the map. */
export function shapesOfPlaces({ outlines, around, school, reach }: Places, graph: StationGraph | null): MapShapes {
  return {
    outlines,
    circles: [
      ...(around ? [[circleOf(around, around.metres)]] : []),
      ...(school ? [[circleOf(school, school.km * 1000)]] : []),
      ...(reach ? [graph ? travelTimeCircles(graph, { lat6: reach.lat5 * 10, lng6: reach.lng5 * 10 }, reach.minutes) : []] : []),
    ],
  }
}

export async function placeTest(places: Places, stationGraphUrl: string | null) {
  const graph = places.reach ? await loadStationGraph(stationGraphUrl) : null
  return withinShapes(shapesOfPlaces(places, graph))
}
