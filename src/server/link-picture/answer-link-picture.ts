import { type LinkPictureAddress, type LinkPictureSubject, linkPicturePath, parseLinkPicturePath } from '#market/link-picture-address.ts'
import type { LinkCard } from './link-card.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** A redirect to the address of the present version, and the stand-in after a fault, are asked for again after so many seconds. */
const SOON_SECONDS = 300

export interface PictureTools {
  cache: Pick<Cache, 'match' | 'put'>
  /** null: there is no such thing, or no public page of it; throws where it cannot be told */
  ask: (address: LinkPictureAddress) => Promise<{ card: LinkCard; version: string } | null>
  draw: (card: LinkCard) => Promise<Uint8Array<ArrayBuffer>>
  /** the picture of the site that lies ready as a file */
  standIn: () => Promise<Response>
  later: (work: Promise<unknown>) => void
  log: (error: unknown) => void
}

/**
 * `/og/…`: the picture that networks show beside a link to a page. Only the address with the present version of what is shown is drawn for, so that
 * nobody can ask for more pictures than there are pages, languages and editions; other versions are sent on to it. Whatever fails, a picture comes.
 */
export async function answerLinkPicture(request: Request, tools: PictureTools): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const address = isRead ? parseLinkPicturePath(pathname, search) : null
  if (!address) return notFound()
  const answer = await found(address, new Request(origin + pathname + search), tools).catch((error: unknown) => {
    tools.log(error)
    return standIn(tools)
  })
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}

async function found(address: LinkPictureAddress, key: Request, tools: PictureTools): Promise<Response> {
  const isLasting = LASTING[address.subject.kind]
  const lasting = isLasting ? await tools.cache.match(key) : undefined
  if (lasting) return lasting
  const asked = await tools.ask(address)
  if (!asked) return notFound()
  if (asked.version !== address.version) {
    const path = linkPicturePath({ ...address, version: asked.version })
    const headers = { location: path ?? '/', 'cache-control': isLasting ? `public, max-age=${SOON_SECONDS}` : 'no-store', ...ANYWHERE }
    return path ? new Response(null, { status: 302, headers }) : notFound()
  }
  const kept = isLasting ? undefined : await tools.cache.match(key)
  if (kept) return passing(kept)
  const png = await oneAtATime(() => tools.draw(asked.card))
  if (!png) return standIn(tools)
  const answer = new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable', ...SAFE, ...ANYWHERE },
  })
  tools.later(tools.cache.put(key, answer.clone()))
  return isLasting ? answer : passing(answer)
}

/** What people make can be withdrawn: whether it still may be seen is asked each time, and no cache but ours keeps the picture. */
const LASTING = { site: true, project: true, agent: false, listing: false, share: false } satisfies Record<
  LinkPictureSubject['kind'],
  boolean
>

const passing = ({ body, headers }: Response): Response =>
  new Response(body, { headers: { ...Object.fromEntries(headers), 'cache-control': 'no-store' } })

/** Pages of other sites show them. */
const ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' }
const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

const notFound = (): Response => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

async function standIn(tools: PictureTools): Promise<Response> {
  const file = await tools.standIn().catch(() => null)
  if (!file?.ok) return notFound()
  const headers = { 'content-type': 'image/png', 'cache-control': `public, max-age=${SOON_SECONDS}`, ...SAFE, ...ANYWHERE }
  return new Response(file.body, { headers })
}
