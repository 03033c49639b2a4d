/**
 * A redirect from a path whose percent signs decode to no text ("/%", "/map/%ff") to the same path with these signs escaped, where the
 * router, on the server and in the browser, finds no page and says so (§2.10). Null where the path can be decoded.
 */
export function undecodablePathRedirect(request: Request): Response | null {
  if (!request.url.includes('%')) return null
  const { pathname, search } = new URL(request.url)
  if (decoded(pathname) !== null) return null
  const path = pathname.replace(/^\/+/, '/').split('/')
  const location = path.map((part) => (decoded(part) === null ? part.replaceAll('%', '%25') : part)).join('/')
  return new Response(null, { status: 307, headers: { location: `${location}${search}` } })
}

/** Null where the path is no text. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
