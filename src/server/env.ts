import { z } from 'zod'
import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { AttemptLedger } from './attempt-ledger.ts'
import type { LiveChannel } from './live-channel.ts'

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))

const optionalUrl = z
  .union([z.literal('').transform(() => null), z.url()])
  .default('')
  .transform((url) => url || null)

const binding = <Binding>(method: string, name: string) =>
  z.custom<Binding>((value) => typeof value === 'object' && value !== null && method in value, `is not ${name}`)

const database = binding<D1Database>('prepare', 'a D1 binding')

const text = z.string().default('')

/** A text of the given shape; empty = null. */
const shaped = (shape: RegExp) =>
  text.refine((value) => value === '' || shape.test(value), 'has another shape').transform((value) => value || null)

const secretKey = shaped(/^[sr]k_\w+$/).prefault('')
const publishableKey = shaped(/^pk_\w+$/).prefault('')
const webhookSecret = shaped(/^whsec_\w+$/).prefault('')

/** a key to sign with, long enough that nobody finds it */
const signingKey = shaped(/^\S{32,}$/)

const phone = shaped(/^\+\d{6,15}$/)

/** "Name=https://…, Other name=https://…" */
const namedSites = text.transform((value, context) =>
  value
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [name = '', href = ''] = pair.split(/=(.*)/s)
      if (!name.trim() || !URL.canParse(href)) context.addIssue({ code: 'custom', message: 'is not a list of Name=URL' })
      return { name: name.trim(), href }
    }),
)

/** §3 Office location, as a table of wrangler.toml; what is empty or left out is not shown */
const offices = z
  .array(
    z.strictObject({
      city: z.string().trim().min(1),
      address: z.string().trim().min(1),
      phone: shaped(/^\+\d[\d ]{5,20}$/),
      email: z
        .union([z.literal('').transform(() => null), z.email()])
        .default('')
        .transform((email) => email || null),
      mapLink: shaped(/^https:\/\/\S+$/),
    }),
  )
  .default([])

/** who sells plans in a country, as a table of wrangler.toml; null where nobody is named. What is left out is not told */
const seller = z
  .strictObject({ name: z.string().trim().default(''), address: z.string().trim().default(''), taxNumber: z.string().trim().default('') })
  .prefault({})
  .refine(
    ({ name, address, taxNumber }) => name !== '' || (address === '' && taxNumber === ''),
    'has an address or a tax number without a name',
  )
  .transform((named) => (named.name === '' ? null : named))

/** What each country has of its own, by its code: "OFFICES_SG". */
const ofEach = <const Name extends string, Shape extends z.ZodType>(name: Name, shape: Shape) =>
  recordOf(
    COUNTRY_CODES.map((country) => `${name}_${country}` as const),
    () => shape,
  )

const vars = z.object({
  APP_ENV: z.enum(['local', 'staging', 'production']),
  /** another provider's GraphQL endpoint; empty = the embedded one */
  PROVIDER_URL: optionalUrl,
  PROVIDER_TENANT: z.string().min(1),
  PUBLIC_ORIGIN: optionalUrl,
  /** origin of links in mails that no request caused, where PUBLIC_ORIGIN is empty; locally only */
  JOB_ORIGIN: optionalUrl,
  /** older hosts, redirected to PUBLIC_ORIGIN with path and query kept (§2.10) */
  OLDER_HOSTS: list,
  MAP_STYLE_URL: optionalUrl,
  /** a hosted style of aerial pictures, offered beside the map's own; empty = not offered */
  MAP_SATELLITE_STYLE_URL: optionalUrl,
  MAP_CSP_HOSTS: list,
  LOCALE_COOKIE: z.enum(['on', 'off']).default('off'),
  /** off: every visitor's page is rendered anew */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** URL of the mail service; empty = no mail is sent (in the local environment mails go to the outbox) */
  MAIL_API_URL: optionalUrl,
  MAIL_API_KEY: text,
  MAIL_FROM: text,
  /** origin of a service with Twilio's Messages API; empty = no SMS are sent */
  SMS_API_URL: optionalUrl,
  SMS_ACCOUNT: text,
  SMS_API_KEY: text,
  SMS_FROM: text,
  /** another server that speaks Stripe's API, e.g. one for trials; empty = Stripe */
  STRIPE_API_BASE: optionalUrl,
  /**
   * each country's account at Stripe (§9): all three or none. None = cards are not available there; in the local environment the card desk stands in
   */
  ...ofEach('STRIPE_SECRET_KEY', secretKey),
  ...ofEach('STRIPE_PUBLISHABLE_KEY', publishableKey),
  ...ofEach('STRIPE_WEBHOOK_SECRET', webhookSecret),
  /** signs the devices that have signed in, whose next sign-in waits behind no stranger's; empty = no device is known */
  DEVICE_KEY: signingKey,
  /** makes the secrets of authenticator apps; another one ends them all; empty = none can be set up */
  FACTOR_KEY: signingKey,
  /** required: staff without a passkey are no staff, and can only add one */
  STAFF_KEYS: z.enum(['required', 'optional']).default('optional'),
  /** how long who has lost every passkey and app waits for the way back by mail, in which it can be refused */
  RECOVERY_WAIT_HOURS: z.coerce.number().int().min(0).max(720).default(24),
  /** makes the secrets by which receivers know webhooks of ours; another one ends them all; empty = there are no webhooks */
  WEBHOOK_KEY: signingKey,
  /** the customer service of each country, "+6560000000": chat buttons and the footer's WhatsApp; empty = none */
  ...ofEach('SERVICE_PHONE', phone),
  /** the offices of each country, for its contact page; empty = none */
  ...ofEach('OFFICES', offices),
  /** in whose name the invoices of plans are written; none = the product's name, and never a tax invoice */
  ...ofEach('SELLER', seller),
  /** the footer's social links (§2.8); empty = not shown */
  FACEBOOK_URL: optionalUrl,
  INSTAGRAM_URL: optionalUrl,
  LINKEDIN_URL: optionalUrl,
  TIKTOK_URL: optionalUrl,
  /** the other product sites (§2.8): "Name=https://…, Other=https://…" */
  SISTER_SITES: namedSites,
  /** the app's name, by which a store without its id is searched; empty = such a store is not shown */
  APP_NAME: text,
  /** Google Play's package, "com.example.app" */
  GOOGLE_PLAY_ID: shaped(/^[\w.]+$/),
  /** the App Store's number, "id123456789" */
  APP_STORE_ID: shaped(/^id\d+$/),
  ATTEMPTS: binding<DurableObjectNamespace<AttemptLedger>>('getByName', 'a Durable Object binding'),
  /** letters to send, and refreshes after a publish */
  LETTERS: binding<Queue>('sendBatch', 'a queue'),
  REFRESH: binding<Queue>('sendBatch', 'a queue'),
  LIVE: binding<DurableObjectNamespace<LiveChannel>>('getByName', 'a Durable Object binding'),
  FILES: binding<R2Bucket>('put', 'an R2 binding'),
  /** the static files of the deployment: fonts of pictures */
  ASSETS: binding<Fetcher>('fetch', 'an assets binding'),
  /** which version this is: `/healthz` tells it to whoever deploys; none before the platform names it */
  VERSION: z.object({ id: z.string() }).default({ id: '' }),
  DB_ACCOUNT: database,
  DB_TRADE: database,
  ...ofEach('DB', database),
})

/** The keys that each delivery service needs besides its address. */
const SERVICES = [
  { url: 'MAIL_API_URL', needs: ['MAIL_API_KEY', 'MAIL_FROM'] },
  { url: 'SMS_API_URL', needs: ['SMS_ACCOUNT', 'SMS_API_KEY', 'SMS_FROM'] },
] as const

/** What belongs to a country's card account. */
const CARD_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

const schema = vars.check(({ value, issues }) => {
  // links in mails begin with it; a request's Host header cannot be trusted
  if (value.APP_ENV !== 'local' && !value.PUBLIC_ORIGIN)
    issues.push({ code: 'custom', input: undefined, path: ['PUBLIC_ORIGIN'], message: 'is missing outside of the local environment' })
  for (const { url, needs } of SERVICES)
    for (const name of value[url] ? needs : [])
      if (!value[name]) issues.push({ code: 'custom', input: undefined, path: [name], message: `is missing while ${url} is set` })
  for (const country of COUNTRY_CODES) {
    const names = CARD_KEYS.map((key) => `${key}_${country}` as const)
    const set = names.find((name) => value[name])
    for (const name of set ? names : [])
      if (!value[name]) issues.push({ code: 'custom', input: undefined, path: [name], message: `is missing while ${set} is set` })
  }
})

export type AppEnv = z.output<typeof schema>

const parsed = new WeakMap<object, AppEnv>()

/**
 * The one reader of the Worker's vars, secrets and bindings; parsed once per isolate.
 * Throws with the names (never the values) of missing or invalid ones.
 */
export function readEnv(raw: object): AppEnv {
  const known = parsed.get(raw)
  if (known) return known
  const result = schema.safeParse(raw)
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not complete. ${faults.join('; ')}. See docs/operations.md.`)
  }
  parsed.set(raw, result.data)
  return result.data
}
