import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { sentFile } from '#api/sent-file.ts'
import { OwnAgentBrandDocument, SetAgentLogoDocument, UpdateAgentBrandDocument } from '#graphql/generated/graphql.ts'
import { AGENT_HOSTS_MAX } from '#graphql/share-kinds.ts'
import { ok } from '#lib/result.ts'

export const fetchWebsite = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(OwnAgentBrandDocument, {})
  return answer.ok ? ok(answer.value.ownAgentBrand) : answer
})

/** Keeps colour and websites; '' takes the colour away. */
export const saveWebsite = createServerFn({ method: 'POST' })
  .validator(z.object({ accent: z.string().max(20), hosts: z.array(z.string().max(300)).max(2 * AGENT_HOSTS_MAX) }))
  .handler(({ data }) => execute(UpdateAgentBrandDocument, data))

/** The form data holds the picture as "file". */
export const saveLogo = createServerFn({ method: 'POST' })
  .validator((data: FormData) => sentFile(data))
  .handler(({ data }) => execute(SetAgentLogoDocument, { file: data }))

export const removeLogo = createServerFn({ method: 'POST' }).handler(() => execute(SetAgentLogoDocument, { file: null }))
