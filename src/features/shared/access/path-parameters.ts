import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import type { SitePath } from './site-map.ts'

type NameIn<Text extends string> = Text extends `${infer Name}/${string}` ? Name : Text extends `${infer Name}}` ? Name : Text

/** The names of the parameters of a path: "/book/$hostId" → "hostId", "/user/x/{-$desk}" → "desk". */
type ParameterOf<Path extends string> = Path extends `${string}$${infer Rest}` ? NameIn<Rest> | ParameterOf<Rest> : never

const WORD = 40
const ID = 64
const LICENCE = 2 * LICENCE_NUMBER_MAX_CHARS
/** a longer one than letters have is told to be incomplete */
const TOKEN = 1_000

/** How long each parameter of a path may be; nothing has a longer one, and server functions take none. */
export const PARAMETER_MAX_CHARS = {
  reportKey: WORD,
  countryCode: WORD,
  projectType: WORD,
  unitMix: WORD,
  landSize: WORD,
  builtUpSize: WORD,
  subType: WORD,
  activityType: WORD,
  desk: WORD,
  agentNumber: LICENCE,
  agentId: LICENCE,
  id: WORD,
  accountId: ID,
  orderId: ID,
  listingId: ID,
  tourId: ID,
  hostId: ID,
  path: ID,
  landKey: 80,
  token: TOKEN,
  projectSlug: SLUG_MAX_CHARS,
  buildingSlug: SLUG_MAX_CHARS,
  subSlug: SLUG_MAX_CHARS,
  listingSlug: SLUG_MAX_CHARS,
} satisfies Record<ParameterOf<SitePath>, number>

const BOUNDS: ReadonlyMap<string, number> = new Map(Object.entries(PARAMETER_MAX_CHARS))

/** Whether anything can be at an address with these parameters. */
export const fitParameters = (parameters: object): boolean =>
  Object.entries(parameters).every(
    ([name, value]: [string, unknown]) => typeof value !== 'string' || value.length <= (BOUNDS.get(name) ?? Number.POSITIVE_INFINITY),
  )
