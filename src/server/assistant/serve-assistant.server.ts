import { assistantResource, TOKEN_RESOURCE_HEADER } from '#graphql/assistant-kinds.ts'
import { readerLanguage } from '#market/reader-language.ts'
import { callProvider, takeQuestions } from '../provider-gateway.server.ts'
import type { RequestContext } from '../request.server.ts'
import { serveAssistant } from './assistant-endpoint.ts'
import { readAssistantToken } from './assistant-token.ts'
import type { AskProvider } from './assistant-tool.ts'

/** `/mcp` at the edge: it asks the provider that the pages ask. */
export function serveMcp(request: Request, context: RequestContext): Promise<Response> {
  const locale = readerLanguage(request.headers.get('accept-language'))
  const ask: AskProvider = (document, variables, country, token) => {
    // what a browser holds of its visitor is no part of a question by an assistant
    const asking = { ...context, locale, token, vendor: null, knownDevice: null }
    // an access token is good at its resource alone, so the provider is told which it came to
    const resource: Record<string, string> = token === null ? {} : { [TOKEN_RESOURCE_HEADER]: assistantResource(context.siteOrigin) }
    return callProvider(document.toString(), variables, asking, country, resource) as never
  }
  return serveAssistant(request, {
    ask,
    origin: context.siteOrigin,
    viewerOf: (token) => readAssistantToken(token, ask, context.country),
    take: (questions, viewer) => takeQuestions(questions, viewer?.grantId ?? null, context),
    widget: async () => (await import('virtual:widget-page?inline')).default,
  })
}
