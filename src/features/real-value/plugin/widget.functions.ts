import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AskWidgetDocument, WidgetDocument } from '#graphql/generated/graphql.ts'
import { COUNTRY_CODES, TYPE_GROUPS } from '#market/vocabulary.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { PROJECT_SLUG_MAX_CHARS, WIDGET_KEY } from '../search.ts'
import { WIDGET_ENQUIRY_MAX } from './enquiry-limits.ts'

const widgetKey = z.string().regex(WIDGET_KEY)
const text = (max: number) => z.string().trim().max(max)

/** The agency of a key; `widget` is null where the key is not known. A failure is a value, with status 503. */
export const fetchWidget = createServerFn()
  .validator(z.object({ key: widgetKey }))
  .handler(async ({ data }) => {
    const answer = await execute(WidgetDocument, data)
    if (!answer.ok) setResponseStatus(503)
    return answer
  })

const enquiry = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  widgetKey,
  agent: text(20),
  name: text(WIDGET_ENQUIRY_MAX.name),
  email: text(WIDGET_ENQUIRY_MAX.email),
  phone: text(40),
  message: text(WIDGET_ENQUIRY_MAX.message),
  country: z.enum(COUNTRY_CODES),
  typeGroup: z.enum(TYPE_GROUPS),
  slug: z.string().min(1).max(PROJECT_SLUG_MAX_CHARS),
  /** for programs that fill in forms; people do not see it */
  website: z.string().max(200),
  seconds: z.int().min(0).catch(0),
})

/** Takes an enquiry from the block on an agency's website. What looks unwanted is kept apart by the provider, so nobody is told here. */
export const askWidget = createServerFn({ method: 'POST' })
  .validator(enquiry)
  .handler(({ data: { key, widgetKey, website: honey, country, typeGroup, slug, agent, ...input } }) => {
    const home = { country, typeGroup: toWireTypeGroup(typeGroup), slug, unit: '' }
    return execute(AskWidgetDocument, { key, widgetKey, input: { ...input, agent: agent || null, honey, home } }, { country })
  })
