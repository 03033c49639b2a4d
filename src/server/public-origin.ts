import type { AppEnv } from './env.ts'

/** Where the world finds this site: PUBLIC_ORIGIN where it is set, else the address that was asked. */
export const publicOrigin = (request: Request, env: Pick<AppEnv, 'PUBLIC_ORIGIN'>): string =>
  new URL(env.PUBLIC_ORIGIN ?? request.url).origin
