import * as z from 'zod/mini'
import {
  FILTERS,
  type FilterKey,
  type FilterParam,
  isRange,
  isSet,
  PLACE_KEYS,
  type PlaceKey,
  RANGE_KEYS,
  RANGES,
  type RangeKey,
  SET_KEYS,
} from './rows.ts'

/** A short text of an address. Only its shape is checked, because every page loads these tables. */
export const addressText = (pattern: RegExp) =>
  z.catch(z.optional(z.union([z.string(), z.number()]).check(z.refine((value) => pattern.test(String(value))))), undefined)

const RANGE = addressText(/^-?[\d.]{0,12}_-?[\d.]{0,12}$/)
/** words joined by dots */
export const WORDS = addressText(/^[a-z\d.-]{1,99}$/)
/** lat_lng_ and metres, kilometres or minutes */
const SPOT = addressText(/^-?[\d.]{1,9}_-?[\d.]{1,10}_\d[\d.]{0,4}$/)

/** Typed or chosen words; text that looks like a number arrives as a number and stays one, so that addresses need no quotes. */
export const ASKED_TEXT = addressText(/^(?=.*\S).{1,80}$/)

type AddressText = ReturnType<typeof addressText>

const PLACE_TEXTS: Record<PlaceKey, AddressText> = {
  /** as ring-text.ts writes them */
  outlines: addressText(/^[\w.-]{6,4000}$/),
  around: SPOT,
  school: SPOT,
  reach: SPOT,
}

const textOf = (key: FilterKey): AddressText => (isRange(key) ? RANGE : isSet(key) ? WORDS : PLACE_TEXTS[key])
const texts = (keys: readonly FilterKey[]) => Object.fromEntries(keys.map((key) => [FILTERS[key].param, textOf(key)]))

/** The filters in an address, of the map and of the results. address.ts, which loads late, reads what the texts mean. */
export const filterSearch = {
  ...texts([...RANGE_KEYS, ...SET_KEYS]),
  /** kinds of property, as the data names them */
  type: WORDS,
  /** ids of areas joined by _, whatever place was searched for */
  inArea: addressText(/^[a-z\d.-]{1,99}(?:_[a-z\d.-]{1,99}){0,19}$/),
  ...texts(PLACE_KEYS),
} as Record<FilterParam | 'type' | 'inArea', AddressText>

/** The two boxes in which a range is typed where no script runs. */
export const boundParams = (key: RangeKey) => ({ low: `${RANGES[key].param}From`, high: `${RANGES[key].param}To` }) as const
type BoundParam = ReturnType<typeof boundParams>['low' | 'high']

const MINUTES = addressText(/^\d{1,2}$/)

/** What a plain form of filters sends. A form always sends `minutes`, by which it is known. */
export const formSearch = {
  ...Object.fromEntries(RANGE_KEYS.flatMap((key) => Object.values(boundParams(key)).map((param) => [param, addressText(/^.{1,20}$/)]))),
  /** in which areas were typed; without it square feet */
  unit: addressText(/^sqm$/),
  /** a station as its name was typed */
  station: ASKED_TEXT,
  /** how far from it */
  minutes: MINUTES,
} as Record<BoundParam | 'unit' | 'station' | 'minutes', AddressText>
