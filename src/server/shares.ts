import { EnterShareDocument } from '#graphql/generated/graphql.ts'
import { isShareId, SHARE_PASS_SECONDS } from '#graphql/share-kinds.ts'
import { callProvider } from './provider-gateway.server.ts'
import { type RequestContext, sharePassCookie } from './request.server.ts'
import { isSentFromHere } from './sent-from-here.ts'

const PASSWORD_MAX_CHARS = 512

/** The id in the address of a shared page to which a form is sent; null for any other request. */
export function passwordFor({ method }: Request, { pathname }: Pick<RequestContext, 'pathname'>): string | null {
  const id = method === 'POST' ? (/^\/share\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '') : ''
  return isShareId(id) ? id : null
}

/** The plain form of a shared page with a password: leads back to the page, with a pass where the password is right. */
export async function enterShare(request: Request, context: RequestContext, id: string): Promise<Response> {
  // another site could spend this network's tries, and open what it likes under this browser's name
  if (!isSentFromHere(request)) return new Response('A password is given on the page itself.', { status: 403 })
  const form = await request.formData().catch(() => null)
  const password = String(form?.get('password') ?? '').slice(0, PASSWORD_MAX_CHARS)
  const answer = await callProvider(EnterShareDocument.toString(), { id, password }, context, context.country)
  const page = new URL(request.url)
  page.search = ''
  const pass = answer.ok ? (answer.value as { enterShare: string }).enterShare : null
  if (pass === null) page.searchParams.set('refused', !answer.ok && answer.failure.code === 'too-many-attempts' ? 'wait' : 'password')
  const headers = new Headers({ location: page.pathname + page.search })
  const safe = context.isPlainLocal ? '' : '; Secure'
  if (pass !== null)
    headers.set('set-cookie', `${sharePassCookie(id)}=${pass}; Path=/; Max-Age=${SHARE_PASS_SECONDS}; HttpOnly; SameSite=Lax${safe}`)
  return new Response(null, { status: 303, headers })
}
