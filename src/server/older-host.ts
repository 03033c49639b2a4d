import type { AppEnv } from './env.ts'

/** §2.10: a permanent redirect from an older domain to the newer one, path and query kept. Null when the host is current. */
export function olderHostRedirect(request: Request, env: Pick<AppEnv, 'OLDER_HOSTS' | 'PUBLIC_ORIGIN'>): Response | null {
  if (!env.PUBLIC_ORIGIN) return null
  const url = new URL(request.url)
  const host = (request.headers.get('host') ?? url.host).toLowerCase()
  if (!env.OLDER_HOSTS.includes(host)) return null
  const location = new URL(env.PUBLIC_ORIGIN)
  location.pathname = url.pathname
  location.search = url.search
  return new Response(null, { status: 301, headers: { location: location.href } })
}
