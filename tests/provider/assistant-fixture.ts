import { fail, ok } from '#lib/result.ts'
import { LOCALE_TAGS } from '#market/locale-tags.ts'
import type { AssistantDesk } from '#server/assistant/assistant-endpoint.ts'
import type { AskProvider } from '#server/assistant/assistant-tool.ts'
import { ASSISTANT_SITE } from '../fixtures/assistant-client.ts'
import type { TestProvider } from './harness.ts'

/** A desk that asks a provider of tests, without limits and without people. */
export function assistantDesk(provider: TestProvider, more: Partial<AssistantDesk> = {}): AssistantDesk {
  const ask: AskProvider = async (document, variables, country, token) => {
    const headers = {
      'country-code': country,
      language: LOCALE_TAGS['en-US'].header,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    const answer = await provider.ask(document, variables as Record<string, unknown>, headers)
    const [error] = answer.errors
    return error ? fail('graphql', error.extensions.code) : (ok(answer.data) as never)
  }
  return {
    ask,
    origin: ASSISTANT_SITE,
    viewerOf: async () => null,
    take: async () => 0,
    widget: async () => '<!doctype html><html><body>The widget</body></html>',
    ...more,
  }
}
