import { FEED_FORMATS, type FeedFormat } from '#graphql/listing-kinds.ts'

/** "/feeds/<source>", "/feeds/<source>/runs/<id>" */
const ADDRESS = /^\/feeds\/([a-z0-9-]{1,60})(?:\/runs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}))?$/

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const STATUS = {
  'key-missing': 401,
  'key-unknown': 401,
  'other-source': 403,
  scope: 403,
  'source-unknown': 404,
  'run-unknown': 404,
  running: 409,
  'too-many': 429,
} as const

interface Refusal {
  code: keyof typeof STATUS
  retryAfterSeconds?: number
}

interface Run {
  id: string
  state: string
  reason: string | null
}

interface Asked {
  source: string
  key: string | null
}

/** What the provider does with feeds, see its feed-endpoint.ts. */
export interface Feeds {
  takeFeed(
    asked: Asked & {
      isWhole: boolean
      allowsMany: boolean
      format: FeedFormat | null
      bytes: AsyncIterable<Uint8Array>
      encoding: string | null
    },
  ): Promise<Run | Refusal>
  feedRun(asked: Asked & { run: string }): Promise<{ run: Run; rejections: readonly object[]; omissions: readonly object[] } | Refusal>
  feedOut(asked: Asked): Promise<{ contentType: string; text: AsyncGenerator<string> } | Refusal>
}

const said = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...PRIVATE, ...headers } })

const refused = ({ code, retryAfterSeconds }: Refusal): Response =>
  said(
    STATUS[code],
    { code },
    {
      ...(STATUS[code] === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
  )

const isRefusal = (answer: object): answer is Refusal => 'code' in answer

const keyOf = (request: Request): string | null => /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

const charsetOf = (request: Request): string | null =>
  /;\s*charset="?([\w.:-]{1,40})/i.exec(request.headers.get('content-type') ?? '')?.[1] ?? null

/**
 * Feeds of agencies, with the source's key as a Bearer token. POST: a file is taken in, `?whole` also withdraws what it does not name, `&many` confirms that most of
 * what was advertised is to go, `?format=` names another format than the source's, the charset of its content type its encoding; 200 with the run, 422 when the file was refused or nothing was withdrawn until it is
 * sent again with `&many` (the run has the reason; what could be taken is). GET: what the source advertises, in its
 * format; `/runs/<id>`: a run with what was not taken. Other answers are JSON with a `code`.
 */
export async function serveFeed(request: Request, provider: Feeds): Promise<Response> {
  const url = new URL(request.url)
  const [, source, run] = ADDRESS.exec(url.pathname) ?? []
  if (!source) return refused({ code: 'source-unknown' })
  const asked = { source, key: keyOf(request) }
  if (request.method === 'POST' && !run) return takeBody(request, url, asked, provider)
  if (request.method !== 'GET') return said(405, { code: 'method' }, { allow: run ? 'GET' : 'GET, POST' })
  if (run) {
    const answer = await provider.feedRun({ ...asked, run })
    return isRefusal(answer) ? refused(answer) : said(200, answer)
  }
  const answer = await provider.feedOut(asked)
  if (isRefusal(answer)) return refused(answer)
  return new Response(streamOf(answer.text), { headers: { ...PRIVATE, 'content-type': answer.contentType } })
}

async function takeBody(request: Request, { searchParams }: URL, asked: Asked, provider: Feeds): Promise<Response> {
  const named = searchParams.get('format')
  const format = FEED_FORMATS.find((one) => one === named) ?? null
  if (named !== null && !format) return said(400, { code: 'format' })
  const how = { isWhole: searchParams.has('whole'), allowsMany: searchParams.has('many'), format }
  const run = await provider.takeFeed({ ...asked, ...how, bytes: chunks(request.body), encoding: charsetOf(request) })
  if (isRefusal(run)) return refused(run)
  return said(run.state === 'done' ? 200 : run.reason?.startsWith('body-too-large') ? 413 : 422, run)
}

async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    reader.releaseLock()
  }
}

function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await text.return(undefined)
    },
  })
}
