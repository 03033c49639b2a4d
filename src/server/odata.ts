/** "/odata/<source>", "/odata/<source>/Property('A-1')" */
const ADDRESS = /^\/odata\/([a-z0-9-]{1,60})(\/.*)?$/

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const VERSIONS = ['4.0', '4.01'] as const
type Version = (typeof VERSIONS)[number]
const NEWEST: Version = '4.01'

const STATUS = {
  syntax: 400,
  'unknown-property': 400,
  'wrong-type': 400,
  'too-large': 400,
  'unknown-option': 400,
  'wrong-option': 400,
  version: 400,
  address: 400,
  'key-missing': 401,
  'key-unknown': 401,
  'other-source': 403,
  scope: 403,
  'not-found': 404,
  'source-unknown': 404,
  method: 405,
  'not-acceptable': 406,
  'too-many': 429,
  'not-implemented': 501,
} as const
type Code = keyof typeof STATUS

const MESSAGES: Partial<Record<Code, string>> = {
  address: 'The address cannot be read.',
  version: `The versions of OData that are spoken here are ${VERSIONS.join(' and ')}.`,
  method: 'This service is read only.',
  'key-missing': 'A key is needed: Authorization: Bearer …',
  'key-unknown': 'The key is not known, or it has ended.',
  'other-source': 'The key is of another service.',
  scope: 'The key does not open this service.',
  'source-unknown': 'There is no such service.',
  'too-many': 'Too many requests. Try again later.',
}

interface Fault {
  code: string
  target?: string
  message?: string
  retryAfterSeconds?: number
}

type Answer = { kind: 'json'; body: object; metadata: 'minimal' | 'none' } | { kind: 'xml' | 'text'; text: string }

/** What the provider does with the Web API, see its web-api/web-api-endpoint.ts. */
export interface WebApi {
  webApi(question: {
    source: string
    key: string | null
    path: readonly string[]
    parameters: readonly (readonly [name: string, value: string])[]
    accept: string | null
    maxPageSize: number | null
    root: string
  }): Promise<Answer | Fault>
}

const isFault = (answer: Answer | Fault): answer is Fault => 'code' in answer
const isCode = (code: string): code is Code => Object.hasOwn(STATUS, code)

/** OData's error body (JSON Format 4.01, 21.1), with the status of its code. */
function faulty(version: Version, { code, target, message, retryAfterSeconds }: Fault, more: Record<string, string> = {}): Response {
  const status = isCode(code) ? STATUS[code] : 500
  const error = { code, message: message ?? (isCode(code) ? MESSAGES[code] : null) ?? code, ...(target ? { target } : {}) }
  const headers = {
    ...more,
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
  }
  return Response.json({ error }, { status, headers: { ...PRIVATE, ...headers, 'odata-version': version } })
}

/** The version that the client speaks; null for one that is not spoken here. */
function versionOf({ headers }: Request): Version | null {
  const asked = headers.get('odata-version')?.trim()
  const most = headers.get('odata-maxversion')?.trim()
  if (asked) return VERSIONS.find((one) => one === asked) ?? null
  if (!most || !(Number(most) < Number(NEWEST))) return NEWEST
  return VERSIONS.findLast((one) => Number(one) <= Number(most)) ?? null
}

const bearerOf = ({ headers }: Request): string | null => /^Bearer (\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null

const pageSizeIn = ({ headers }: Request): number | null => {
  const [, size] = /(?:^|[,;\s])(?:odata\.)?maxpagesize="?([1-9]\d{0,5})/i.exec(headers.get('prefer') ?? '') ?? []
  return size === undefined ? null : Number(size)
}

/** The parts of a path, decoded one by one, so that a key may hold a slash; null where one cannot be. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/**
 * RESO's Web API over what a source advertises, with a key of the source as a Bearer token: GET `/odata/<source>/` the service document, `$metadata`,
 * `<Resource>` with query options, `<Resource>/$count`, `<Resource>('<key>')`. Every refusal has OData's error body.
 * `origin`: that of the addresses in answers.
 */
export async function serveOData(request: Request, origin: string, provider: WebApi): Promise<Response> {
  const url = new URL(request.url)
  const version = versionOf(request)
  if (!version) return faulty(NEWEST, { code: 'version', target: 'OData-Version' })
  const [, source, rest = '/'] = ADDRESS.exec(url.pathname) ?? []
  if (!source) return faulty(version, { code: 'source-unknown' })
  if (request.method !== 'GET' && request.method !== 'HEAD') return faulty(version, { code: 'method' }, { allow: 'GET, HEAD' })
  const path = partsOf(rest)
  if (!path) return faulty(version, { code: 'address' })
  const maxPageSize = pageSizeIn(request)
  const answer = await provider.webApi({
    source,
    key: bearerOf(request),
    path,
    parameters: [...url.searchParams],
    accept: request.headers.get('accept'),
    maxPageSize,
    root: `${origin}/odata/${source}/`,
  })
  if (isFault(answer)) return faulty(version, answer)
  const applied: Record<string, string> = maxPageSize === null ? {} : { 'preference-applied': `odata.maxpagesize=${maxPageSize}` }
  const headers = { ...PRIVATE, ...applied, 'odata-version': version, 'content-type': contentTypeOf(answer) }
  const body = answer.kind === 'json' ? JSON.stringify(answer.body) : answer.text
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

const contentTypeOf = (answer: Answer): string =>
  answer.kind === 'json'
    ? `application/json;odata.metadata=${answer.metadata};charset=utf-8`
    : `${answer.kind === 'xml' ? 'application/xml' : 'text/plain'};charset=utf-8`
