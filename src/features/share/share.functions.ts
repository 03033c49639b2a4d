import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { lookUpAgent } from './agent-look-up.server.ts'

/** Who holds a licence number; null where nobody is known to. */
export const fetchRegisteredAgent = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), agentNumber: z.string().min(1).max(LICENCE_NUMBER_MAX_CHARS) }))
  .handler(({ data: { country, agentNumber } }) => lookUpAgent(country, agentNumber))
