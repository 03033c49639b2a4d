import * as v from 'valibot'

/** A short text of an address, checked by shape alone: every page carries these tables. */
export const addressText = (pattern: RegExp) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.check((value) => pattern.test(String(value))),
      ),
    ),
    undefined,
  )

const RANGE = addressText(/^-?[\d.]{0,12}_-?[\d.]{0,12}$/)
export const WORDS = addressText(/^[a-z\d.-]{1,99}$/)
const SPOT = addressText(/^-?[\d.]{1,9}_-?[\d.]{1,10}_\d[\d.]{0,4}$/)

/** Words that somebody typed or chose; what looks like a number arrives as one and stays one, so that addresses need no quotes. */
export const ASKED_TEXT = addressText(/^(?=.*\S).{1,80}$/)

/** The filters in an address, of the map as of the results. What the texts mean is read by filter-address.ts, which comes late. */
export const filterSearch = {
  price: RANGE,
  psf: RANGE,
  rent: RANGE,
  /** square feet */
  area: RANGE,
  built: RANGE,
  /** per cent */
  change: RANGE,
  /** per cent */
  yield: RANGE,
  /** words joined by dots, as all that follow; absent: all */
  groups: WORDS,
  kinds: WORDS,
  tenure: WORDS,
  beds: WORDS,
  baths: WORDS,
  has: WORDS,
  status: WORDS,
  /** kinds of property, as the data names them */
  type: WORDS,
  /** ids of areas joined by _, whatever place was searched for */
  inArea: addressText(/^\d[\d_]{0,59}$/),
  /** outlines, as ring-text.ts writes them */
  draw: addressText(/^[\w.-]{6,4000}$/),
  /** lat_lng_metres */
  around: SPOT,
  /** lat_lng_kilometres */
  school: SPOT,
  /** lat_lng_minutes */
  reach: SPOT,
}
