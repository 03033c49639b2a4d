import { ok, type Result } from '#lib/result.ts'
import { type ArrivalSearch, type PlaceToReach, searchArrivals } from '#market/timetable/arrive-by.ts'
import { type HomeMinutes, type HomePoints, type HomeStops, homeStops, minutesOfHomes } from '#market/timetable/home-minutes.ts'
import { type HomeWay, wayOfHome } from '#market/timetable/home-way.ts'
import type { Timetable } from '#market/timetable/timetable.ts'
import { type TransitNetwork, transitNetwork } from '#market/timetable/transit-network.ts'
import { type FoundStop, foundStops } from './found-stops.ts'

/** What is known of a timetable that has been opened. */
export interface OpenedTimetable {
  source: string
  /** yyyy-mm-dd */
  publishedOn: string
  /** lines that open later, soonest first */
  opening: readonly { name: string; from: number; to: number }[]
}

/** The work of the thread: what each task is given, … */
export interface WayTasks {
  /** the address of a market's timetable */
  open: { url: string }
  /** the homes that are asked about from now on */
  homes: HomePoints
  minutes: { places: readonly PlaceToReach[] }
  /** from one point, in degrees */
  ways: { places: readonly PlaceToReach[]; lat: number; lng: number }
  stops: { text: string }
}

/** … and what it answers. */
export interface WayAnswers {
  open: Result<OpenedTimetable>
  homes: null
  /** for each place, by the homes */
  minutes: HomeMinutes[]
  /** for each place; null: not in time */
  ways: (HomeWay | null)[]
  stops: FoundStop[]
}

export type WayTask = { [K in keyof WayTasks]: { kind: K; given: WayTasks[K] } }[keyof WayTasks]

/** Searches that are kept: two years of five places, and as many that were changed. */
const KEPT_MAX = 20

const openingOf = ({ lines }: Timetable): OpenedTimetable['opening'] =>
  lines
    .flatMap(({ name, opens }) => (opens ? [{ name, from: opens.from, to: opens.to }] : []))
    .filter((line, at, all) => all.findIndex(({ name, to }) => name === line.name && to === line.to) === at)
    .sort((a, b) => a.to - b.to)

/** Does the tasks of one page. Until a timetable is open there are no minutes, ways or stops. `load` fetches and reads a timetable. */
export function waysDesk(load: (url: string) => Promise<Result<Timetable>>) {
  let network: TransitNetwork | null = null
  let homes: HomeStops | null = null
  const searches = new Map<string, ArrivalSearch>()
  const minutes = new Map<string, HomeMinutes>()
  const keep = <Value>(of: Map<string, Value>, key: string, make: () => Value): Value => {
    const value = of.get(key) ?? make()
    of.delete(key)
    of.set(key, value)
    for (const old of [...of.keys()].slice(0, -KEPT_MAX)) of.delete(old)
    return value
  }
  const searchOf = (own: TransitNetwork, place: PlaceToReach) => keep(searches, JSON.stringify(place), () => searchArrivals(own, place))
  const open = async (url: string): Promise<WayAnswers['open']> => {
    const read = await load(url)
    if (!read.ok) return read
    network = transitNetwork(read.value)
    const { source, publishedOn } = read.value
    return ok({ source, publishedOn, opening: openingOf(read.value) })
  }
  return async (task: WayTask): Promise<WayAnswers[keyof WayAnswers]> => {
    if (task.kind === 'open') return open(task.given.url)
    const own = network
    if (!own) return task.kind === 'homes' ? null : []
    if (task.kind === 'homes') {
      homes = homeStops(own, task.given)
      minutes.clear()
      return null
    }
    if (task.kind === 'stops') return foundStops(own.timetable, task.given.text)
    if (task.kind === 'ways') {
      const { places, lat, lng } = task.given
      const point = homeStops(own, { lat6: Int32Array.of(Math.round(lat * 1e6)), lng6: Int32Array.of(Math.round(lng * 1e6)) })
      return places.map((place) => wayOfHome(own, searchOf(own, place), point, 0))
    }
    const asked = homes
    if (!asked) return []
    return task.given.places.map((place) => keep(minutes, JSON.stringify(place), () => minutesOfHomes(searchOf(own, place), asked)))
  }
}
