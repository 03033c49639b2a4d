import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { openShareFrame } from '#api/shares.ts'
import { AgentPageDocument, AreaFiguresDocument, HostOfAgentDocument, SharedProjectDocument } from '#graphql/generated/graphql.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { LICENCE_NUMBER_MAX_CHARS } from '#market/licence-number.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import type { ServedFigures } from '#property/areas-served.tsx'
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

/** What stands around a shared page; null where nothing is shared. One that has ended is answered with the status of what is gone. */
export const fetchShareFrame = createServerFn()
  .validator(z.object({ id: z.string().max(40) }))
  .handler(async ({ data: { id } }) => {
    const frame = await openShareFrame(id)
    if (!frame.ok) setResponseStatus(503)
    else if (frame.value && frame.value.state !== 'LIVE') setResponseStatus(410)
    return frame
  })

/** An agent's own page with the figures of the areas; null where no account holds the number, or it could not be asked. */
export const fetchAgentPage = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), agentNumber: z.string().min(1).max(LICENCE_NUMBER_MAX_CHARS) }))
  .handler(async ({ data: { country, agentNumber } }) => {
    const answer = await execute(AgentPageDocument, { ceaNumber: agentNumber }, { country })
    const agent = answer.ok ? answer.value.agentPage : null
    if (!agent) return null
    const served = agent.areas.map(async (area): Promise<ServedFigures> => {
      const figures = await execute(AreaFiguresDocument, { filter: { areaId: area.id } }, { country })
      return { area, figures: figures.ok ? figures.value.areaFigures : null }
    })
    return { ...agent, served: await Promise.all(served) }
  })

/** The market figures of a project; null where there is none, or it could not be asked. */
export const fetchSharedProject = createServerFn()
  .validator(z.object({ country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TYPE_GROUPS), slug: z.string().min(1).max(SLUG_MAX_CHARS) }))
  .handler(async ({ data: { country, typeGroup, slug } }) => {
    const answer = await execute(SharedProjectDocument, { typeGroup: toWireTypeGroup(typeGroup), slug }, { country })
    return answer.ok ? (answer.value.project ?? null) : null
  })
