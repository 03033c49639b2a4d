import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AreaChoicesDocument,
  CopyAddressesDocument,
  type CopyAddressesQuery,
  OwnAgentPageDocument,
  type OwnAgentPageQuery,
  type ServedAreaFragment,
  UpdateAgentPageDocument,
  UpdateUserDocument,
} from '#graphql/generated/graphql.ts'
import { LIST_FIRST_MAX, NAME_MAX_CHARS } from '#graphql/limits.ts'
import { AGENT_ABOUT_MAX_CHARS, AGENT_AREAS_MAX, AGENT_LANGUAGES } from '#graphql/share-kinds.ts'
import { ok, type Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { SAME_DETAIL, SAME_USER } from '../user-patch.ts'

/** What an agent says of themselves, and the areas that can be named. */
export interface OwnPage {
  said: OwnAgentPageQuery['ownAgentPage']
  choices: ServedAreaFragment[]
  copies: CopyAddressesQuery['copyAddresses']
}

const AREA_PAGES_MAX = 4

/** Areas of the level that the country's reports speak of. */
async function areaChoices(country: CountryCode): Promise<Result<ServedAreaFragment[]>> {
  const areas: ServedAreaFragment[] = []
  for (let page = 0; page < AREA_PAGES_MAX; page++) {
    const asked = { first: LIST_FIRST_MAX, offset: page * LIST_FIRST_MAX, filter: { level: COUNTRIES[country].reportAreaLevel } }
    const answer = await execute(AreaChoicesDocument, asked, { country })
    if (!answer.ok) return answer
    areas.push(...answer.value.areas.nodes)
    if (!answer.value.areas.pageInfo.hasNextPage) break
  }
  return ok(areas)
}

export const fetchOwnPage = createServerFn({ method: 'POST' })
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(async ({ data: { country } }): Promise<Result<OwnPage>> => {
    const [said, choices, copies] = await Promise.all([
      execute(OwnAgentPageDocument, {}, { country }),
      areaChoices(country),
      execute(CopyAddressesDocument, {}),
    ])
    if (!said.ok) return said
    if (!choices.ok) return choices
    return copies.ok ? ok({ said: said.value.ownAgentPage, choices: choices.value, copies: copies.value.copyAddresses }) : copies
  })

/** Keeps what an agent says, and where copies of enquiries go; '' takes the website or its name away. */
export const saveOwnPage = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      about: z.string().max(AGENT_ABOUT_MAX_CHARS * 2),
      languages: z.array(z.string().max(8)).max(AGENT_LANGUAGES.length),
      areas: z.array(z.string().max(170)).max(AGENT_AREAS_MAX),
      website: z.string().max(200),
      websiteTitle: z.string().max(NAME_MAX_CHARS),
      ccEmails: z.array(z.string().max(300)).max(50),
    }),
  )
  .handler(async ({ data: { website, websiteTitle, ccEmails, ...page } }) => {
    const kept = await execute(UpdateUserDocument, { patch: SAME_USER, detail: { ...SAME_DETAIL, website, websiteTitle, ccEmails } })
    return kept.ok ? execute(UpdateAgentPageDocument, page) : kept
  })
