import * as z from 'zod/mini'

export const LAUNCHES_PER_PAGE = 12
const PAGES_MAX = 100

export const launchDefaults = { page: 1 } as const

/** Area and page of the launches live in the address; a wrong value is dropped. */
export const launchSearch = z.object({
  areaId: z.catch(z.optional(z.int().check(z.gte(1))), undefined),
  page: z.catch(z._default(z.int().check(z.gte(1), z.lte(PAGES_MAX)), launchDefaults.page), launchDefaults.page),
})

export type LaunchSearch = z.output<typeof launchSearch>
