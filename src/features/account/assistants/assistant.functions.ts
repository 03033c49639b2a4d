import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { AllowAssistantDocument, AskAssistantConsentDocument, AssistantGrantsDocument } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { CONNECT_VALUE_MAX_CHARS } from '../search.ts'

const text = z.string().max(CONNECT_VALUE_MAX_CHARS)

const request = z.object({
  clientId: text,
  redirectUri: text,
  responseType: text,
  scope: text,
  state: text,
  codeChallenge: text,
  codeChallengeMethod: text,
  resource: text,
})

/** Who asks to work for the signed-in person, and for what. Nothing is allowed by looking. */
export const fetchConsent = createServerFn({ method: 'POST' })
  .validator(request)
  .handler(async ({ data }) => {
    const answer = await execute(AskAssistantConsentDocument, { request: data })
    return answer.ok ? ok(answer.value.askAssistantConsent) : answer
  })

/** The signed-in person allows it; where the program waits for the answer. */
export const allowAssistant = createServerFn({ method: 'POST' })
  .validator(request)
  .handler(async ({ data }) => {
    const answer = await execute(AllowAssistantDocument, { request: data })
    return answer.ok ? ok(answer.value.allowAssistant) : answer
  })

/** The programs that the signed-in person lets work for them. */
export const fetchGrants = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(AssistantGrantsDocument, {})
  return answer.ok ? ok(answer.value.assistantGrants) : answer
})
