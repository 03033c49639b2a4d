import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { HostOfAgentDocument } from '#graphql/generated/graphql.ts'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { lookUpAgent } from './agent-look-up.server.ts'

/** The public id under which the agent of a number offers times; null where there are none, or it could not be asked. */
export const fetchHostOfAgent = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), agentNumber: z.string().min(1).max(LICENCE_NUMBER_MAX_CHARS) }))
  .handler(async ({ data: { country, agentNumber } }) => {
    const answer = await execute(HostOfAgentDocument, { ceaNumber: agentNumber }, { country })
    return answer.ok ? (answer.value.hostOfAgent ?? null) : null
  })

/** Who holds a licence number; null where nobody is known to. */
export const fetchRegisteredAgent = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), agentNumber: z.string().min(1).max(LICENCE_NUMBER_MAX_CHARS) }))
  .handler(({ data: { country, agentNumber } }) => lookUpAgent(country, agentNumber))
