import { callProvider } from '../provider-gateway.server.ts'
import type { RequestContext } from '../request.server.ts'
import { answerOAuth } from './oauth-endpoint.ts'

/** Answers programs that ask for tokens; null for addresses that are not theirs. Nobody's session goes along: a browser's cookies mean nothing there. */
export function serveOAuth(request: Request, context: RequestContext): Promise<Response | null> {
  const asking: RequestContext = { ...context, token: null, vendor: null }
  return answerOAuth(request, context.siteOrigin, (document, variables) =>
    callProvider(document.toString(), variables, asking, context.country),
  )
}
