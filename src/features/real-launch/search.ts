import * as v from 'valibot'

export const LAUNCHES_PER_PAGE = 12
const PAGES_MAX = 100

export const launchDefaults = { page: 1 } as const

/** Area and page of the launches live in the address; a wrong value is dropped. */
export const launchSearch = v.object({
  areaId: v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), undefined),
  page: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGES_MAX)), launchDefaults.page),
    launchDefaults.page,
  ),
})

export type LaunchSearch = v.InferOutput<typeof launchSearch>

/** The parameters that determine the launches; wrong ones are dropped. */
export const parseLaunchSearch = (address: object): LaunchSearch => v.parse(launchSearch, address)
