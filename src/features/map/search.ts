import * as z from 'zod/mini'
import { ASKED_TEXT, addressText, filterSearch, WORDS } from '#filter/search-params.ts'

const isId = (value: number): boolean => Number.isSafeInteger(value) && value > 0

/** The parameters of the map's address; wrong values are dropped. */
export const mapSearch = z.object({
  /** the camera, lat_lng_zoom; absent: the country's opening view */
  at: addressText(/^-?[\d.]{1,9}[_,]-?[\d.]{1,10}[_,]\d[\d.]{0,4}$/),
  /** project id */
  selected: z.catch(z.optional(z.transform(Number).check(z.refine(isId))), undefined),
  ...filterSearch,
  /** the search of the results page: the map shows the same projects */
  q: ASKED_TEXT,
  areaId: WORDS,
  street: ASKED_TEXT,
  sort: WORDS,
  /** what colours show; absent: areas by price */
  colour: WORDS,
  /** the map's style; absent: as the page */
  style: WORDS,
  /** the kinds of places that are shown */
  nearby: WORDS,
  /** unit of floor areas; absent: the visitor's preference */
  unit: WORDS,
})

/** The router reads what looks like a number as one: "beds=3" is 3, "beds=1.3" is 1.3. */
export type MapSearch = z.output<typeof mapSearch>
