import { ASSISTANT_SCOPES } from '#graphql/assistant-kinds.ts'
import { AssistantSessionDocument } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AskProvider } from './assistant-tool.ts'
import type { AssistantViewer } from './scopes.ts'

/** Whose access token it is, as the provider says; null for one that it does not know at this server, or not any more. */
export async function readAssistantToken(token: string, ask: AskProvider, country: CountryCode): Promise<AssistantViewer | null> {
  const answer = await ask(AssistantSessionDocument, {}, country, token)
  if (!answer.ok) return null
  const { grantId, clientId, scopes } = answer.value.assistantSession
  return { token, grantId, clientId, scopes: ASSISTANT_SCOPES.filter((scope) => scopes.some((given) => given.toLowerCase() === scope)) }
}
