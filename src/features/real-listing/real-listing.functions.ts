import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { PARAMETER_MAX_CHARS } from '#access/path-parameters.ts'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { ComparedListingsDocument, ListingGroupDocument, ListingsOfMixDocument, ResultsDocument } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import { ok, type Result } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES, type CountryCode, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { TENURE_OF_RECORD } from '#property/tenure-of-record.ts'
import { COMPARED_MAX } from '#session/compared.ts'
import { compareProjects } from './compare-projects.server.ts'
import type { Comparison, ListedComparison } from './comparison/comparison.ts'
import { projectWithoutSingleDeals, withoutSingleDeals } from './without-single-deals.ts'

const FOUND_SHOWN = 8

const country = z.enum(COUNTRY_CODES)
const slug = z.string().min(1).max(SLUG_MAX_CHARS)

/** Facts of each project side by side, and one and the same home valued in all of them. A failure is a value, with status 503. */
export const fetchComparison = createServerFn()
  .validator(z.object({ country, slugs: z.array(slug).max(COMPARED_MAX), mix: z.enum(UNIT_MIXES).nullable() }))
  .handler(async ({ data }): Promise<Result<Comparison>> => {
    const listed = await listedAmong(data.slugs, data.country)
    const homes = new Set(listed?.homes.map(({ group }) => group.slug))
    const compared = await compareProjects({ ...data, slugs: data.slugs.filter((slug) => !homes.has(slug)) })
    if (!compared.ok) setResponseStatus(503)
    if (!compared.ok || !listed) return compared
    return ok({ ...compared.value, projects: compared.value.projects.map(projectWithoutSingleDeals), listed })
  })

/** The advertised homes among compared words, each brought to one size, floor and start of lease. */
async function listedAmong(slugs: readonly string[], country: CountryCode): Promise<ListedComparison | null> {
  if (slugs.length === 0) return null
  const answer = await execute(ComparedListingsDocument, { slugs: [...slugs], home: undefined }, { country })
  return answer.ok && answer.value.listingsNormalised.homes.length > 0 ? answer.value.listingsNormalised : null
}

/** Projects by words; without words the most traded. */
export const fetchProjects = createServerFn()
  .validator(z.object({ country, text: z.string().max(SEARCH_TEXT_MAX_CHARS).nullable() }))
  .handler(async ({ data }) =>
    execute(
      ResultsDocument,
      { filter: data.text ? { text: data.text } : null, sort: undefined, first: FOUND_SHOWN, offset: undefined },
      { country: data.country },
    ),
  )

const SHOWN_OF_KIND = 20

const kindOfHome = z.object({
  country,
  typeGroup: z.enum(TYPE_GROUPS),
  slug,
  unitMix: z.enum(UNIT_MIXES),
  activity: z.enum(LISTING_ACTIVITIES),
  agent: z.string().max(PARAMETER_MAX_CHARS.agentId).nullable(),
})

/**
 * The homes of one kind in a project that are advertised, by everybody or by one agent, and the market of that kind. A failure of the latter is a
 * value, with status 503; so is one of the former where it alone tells whether the agent has such a page.
 */
export const fetchListingGroup = createServerFn()
  .validator(kindOfHome)
  .handler(async ({ data: { country, slug, unitMix, agent, ...asked } }) => {
    const [typeGroup, activity] = [toWireTypeGroup(asked.typeGroup), enumName(asked.activity)]
    const [group, listed] = await Promise.all([
      execute(
        ListingGroupDocument,
        { typeGroup, slug, home: { unitMix, areaSqm: undefined, floor: undefined, ...TENURE_OF_RECORD } },
        { country },
      ),
      execute(
        ListingsOfMixDocument,
        { typeGroup, slug, activity, unitMix, first: SHOWN_OF_KIND, agent, isOfAgent: agent !== null },
        { country },
      ),
    ])
    if (!group.ok) {
      setResponseStatus(503)
      return group
    }
    if (!listed.ok && agent !== null) {
      setResponseStatus(503)
      return listed
    }
    const of = listed.ok ? listed.value.listingGroupsOfProject : null
    const isAdvertised = (of?.totalCount ?? 1) > 0
    return ok({ ...(isAdvertised ? withoutSingleDeals(group.value) : group.value), listed: of })
  })
