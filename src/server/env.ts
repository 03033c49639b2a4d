import { z } from 'zod'

const list = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))

const optionalUrl = z
  .union([z.literal('').transform(() => null), z.url()])
  .default('')
  .transform((url) => url || null)

const database = z.custom<D1Database>((value) => typeof value === 'object' && value !== null && 'prepare' in value, 'is not a D1 binding')

const schema = z.object({
  APP_ENV: z.enum(['local', 'staging', 'production']),
  /** another provider's GraphQL endpoint; empty = the embedded one */
  PROVIDER_URL: optionalUrl,
  PROVIDER_TENANT: z.string().min(1),
  PUBLIC_ORIGIN: optionalUrl,
  /** hosts whose visitors are sent to PUBLIC_ORIGIN, path and query kept (§2.10) */
  OLDER_HOSTS: list,
  MAP_STYLE_URL: optionalUrl,
  MAP_CSP_HOSTS: list,
  LOCALE_COOKIE: z.enum(['on', 'off']).default('off'),
  DB_ACCOUNT: database,
  DB_SG: database,
  DB_MY: database,
  DB_HK: database,
  DB_AU: database,
})

export type AppEnv = z.output<typeof schema>

const parsed = new WeakMap<object, AppEnv>()

/**
 * The one reader of the Worker's vars, secrets and bindings; parsed once per isolate.
 * Throws with the names (never the values) of what is missing or wrong.
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
