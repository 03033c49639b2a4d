import * as v from 'valibot'

/** Checked here by shape alone: every page carries this table. What the texts mean is read by filter-address.ts, which the map loads. */
const text = (pattern: RegExp) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.check((value) => pattern.test(String(value))),
      ),
    ),
    undefined,
  )

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0

const RANGE = text(/^-?[\d.]{0,12}_-?[\d.]{0,12}$/)
const WORDS = text(/^[a-z\d.-]{1,99}$/)
const SPOT = text(/^-?[\d.]{1,9}_-?[\d.]{1,10}_\d[\d.]{0,4}$/)

/** What the map's address holds, short and shareable; a wrong value is dropped. */
export const mapSearch = v.object({
  /** the camera, lat_lng_zoom; absent: the country's opening view */
  at: text(/^-?[\d.]{1,9}[_,]-?[\d.]{1,10}[_,]\d[\d.]{0,4}$/),
  /** project id */
  selected: v.fallback(v.optional(v.pipe(v.unknown(), v.transform(Number), v.check(isId))), undefined),
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
  /** outlines, as market/ring-text.ts writes them */
  draw: text(/^[\w.-]{6,4000}$/),
  /** lat_lng_metres */
  around: SPOT,
  /** lat_lng_kilometres */
  school: SPOT,
  /** lat_lng_minutes */
  reach: SPOT,
  sort: WORDS,
  /** what the marks' colours say; absent: the group */
  colour: WORDS,
  /** the map's style; absent: as the page */
  style: WORDS,
  /** the kinds of places that are shown */
  nearby: WORDS,
  /** floor areas; absent: as the visitor prefers */
  unit: WORDS,
})

/** The router reads what looks like a number as one: "beds=3" is 3, "beds=1.3" is 1.3. */
export type MapSearch = v.InferOutput<typeof mapSearch>
