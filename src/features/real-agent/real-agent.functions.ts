import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AgentMarketDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** What the agents' pages show of a market: projects to try and how much there is. A failure is a value; the pages are shown without it. */
export const fetchAgentMarket = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES) }))
  .handler(({ data }) => execute(AgentMarketDocument, {}, { country: data.country }))
