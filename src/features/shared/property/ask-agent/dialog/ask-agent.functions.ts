import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TypeGroup } from '#graphql/generated/enumerations.ts'
import { AreaAgentsDocument, AskAreaAgentsDocument } from '#graphql/generated/graphql.ts'
import { ASKED_AGENTS_MAX } from '#graphql/share-kinds.ts'
import { ok } from '#lib/result.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { ENQUIRY_MAX } from '#property/enquiry/enquiry-values.ts'

const project = { country: z.enum(COUNTRY_CODES), typeGroup: z.enum(TypeGroup), slug: z.string().min(1).max(SLUG_MAX_CHARS) }
const text = (max: number) => z.string().trim().max(max)

/** Agents who work where a project lies, in the order that the dialog states; null for an unknown project. */
export const fetchAreaAgents = createServerFn()
  .validator(z.object(project))
  .handler(async ({ data: { country, ...of } }) => {
    const answer = await execute(AreaAgentsDocument, of, { country })
    return answer.ok ? ok(answer.value.areaAgents) : answer
  })

const question = z.object({
  ...project,
  key: z.string().regex(/^[\w-]{8,64}$/),
  unit: text(40),
  agents: z.array(text(32).min(1)).min(1).max(ASKED_AGENTS_MAX),
  name: text(ENQUIRY_MAX.name),
  email: text(ENQUIRY_MAX.email),
  phone: text(40),
  message: text(ENQUIRY_MAX.message),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Asks agents of the area; answers the names of those who were asked. What looks unwanted is kept apart by the provider, so nobody is told here. */
export const askAreaAgents = createServerFn({ method: 'POST' })
  .validator(question)
  .handler(async ({ data: { key, country, website: honey, ...input } }) => {
    const answer = await execute(AskAreaAgentsDocument, { key, input: { ...input, honey } }, { country })
    return answer.ok ? ok(answer.value.askAreaAgents) : answer
  })
