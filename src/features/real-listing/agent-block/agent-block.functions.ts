import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PARAMETER_MAX_CHARS } from '#access/path-parameters.ts'
import { execute } from '#api/execute.ts'
import { AgentBrandDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

/** Colours, logo and lines of an agent; null where nothing was chosen, and where it could not be asked. */
export const fetchAgentBrand = createServerFn()
  .validator(
    z.object({
      country: z.enum(COUNTRY_CODES),
      agentId: z.string().min(1).max(PARAMETER_MAX_CHARS.agentId),
    }),
  )
  .handler(async ({ data: { country, agentId } }) => {
    const answer = await execute(AgentBrandDocument, { ceaNumber: agentId }, { country })
    return answer.ok ? (answer.value.agentBrand ?? null) : null
  })
