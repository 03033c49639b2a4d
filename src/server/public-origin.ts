import type { AppEnv } from './env.ts'

/** The public origin of the site: PUBLIC_ORIGIN where it is set, else that of the request. */
export const publicOrigin = (request: Request, env: Pick<AppEnv, 'PUBLIC_ORIGIN'>): string =>
  new URL(env.PUBLIC_ORIGIN ?? request.url).origin
