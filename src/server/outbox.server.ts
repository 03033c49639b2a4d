import { embeddedProvider } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** The messages that the local environment keeps instead of sending, newest first; null everywhere else. */
export const readOutbox = ({ env }: Pick<RequestContext, 'env'>, recipient: string) => embeddedProvider(env).outbox(recipient)
