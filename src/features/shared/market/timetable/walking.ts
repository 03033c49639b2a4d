/** How much longer a way along streets is than the straight line, as in the rings around stations: said wherever minutes are shown. */
export const DETOUR_FACTOR = 1.3
/** 80 metres a minute, as everywhere on the site */
const WALK_METRES_PER_SECOND = 80 / 60
/** 15 km/h */
const CYCLE_METRES_PER_SECOND = 15_000 / 3_600
/** The longest walk between a home or a place and a stop. */
export const STOP_WALK_SECONDS = 1_200
/** The longest walk between two stops when changing. */
export const CHANGE_WALK_SECONDS = 360

const METRES_PER_DEGREE = 111_195
const RADIANS = Math.PI / 180

/** How far a walk of so many seconds leads in degrees of latitude, as the crow flies. */
export const walkDegrees = (seconds: number): number => (seconds * WALK_METRES_PER_SECOND) / DETOUR_FACTOR / METRES_PER_DEGREE

/** Metres between two points as the crow flies, by the local plane: good to a metre within a city. Degrees. */
function planeMetres(latA: number, lngA: number, latB: number, lngB: number): number {
  const x = (lngB - lngA) * Math.cos(((latA + latB) / 2) * RADIANS)
  return Math.hypot(x, latB - latA) * METRES_PER_DEGREE
}

/** Whole seconds on foot between two points in degrees, along {@link DETOUR_FACTOR} × the straight line. */
export const walkSeconds = (latA: number, lngA: number, latB: number, lngB: number): number =>
  Math.ceil((planeMetres(latA, lngA, latB, lngB) * DETOUR_FACTOR) / WALK_METRES_PER_SECOND)

/** The same by bicycle at 15 km/h. */
export const cycleSeconds = (latA: number, lngA: number, latB: number, lngB: number): number =>
  Math.ceil((planeMetres(latA, lngA, latB, lngB) * DETOUR_FACTOR) / CYCLE_METRES_PER_SECOND)
