import { embeddedProvider } from './provider-gateway.server.ts'
import type { RequestContext } from './request.server.ts'

/** Messages of the local environment, which stores them instead of sending, newest first; null elsewhere. */
export const readOutbox = ({ env }: Pick<RequestContext, 'env'>, recipient: string) => embeddedProvider(env).outbox(recipient)
