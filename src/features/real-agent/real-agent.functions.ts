import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AgentMarketDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { toolExamples } from '#property/tool-example/tool-examples.server.ts'
import { drawnExamples } from './drawn-examples.server.ts'

const country = z.enum(COUNTRY_CODES)

/** What the agents' pages show of a market: projects to try, how much there is, and what the tools make of it. A failure is a value; the pages are shown without it. */
export const fetchAgentMarket = createServerFn()
  .validator(z.object({ country }))
  .handler(async ({ data }) => {
    const [market, examples] = await Promise.all([execute(AgentMarketDocument, {}, { country: data.country }), toolExamples(data.country)])
    if (!market.ok) return market
    return ok({ ...market.value, examples, drawn: await drawnExamples(data.country, examples) })
  })

/** What the page of seats shows of the tools. */
export const fetchSeatExamples = createServerFn()
  .validator(z.object({ country }))
  .handler(({ data }) => toolExamples(data.country))
