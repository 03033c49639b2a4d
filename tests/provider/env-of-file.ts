import { recordOf } from '#lib/records.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { TestEnv } from './worker.ts'

export type MarketBinding = `DB_${CountryCode}`
const MARKETS = COUNTRY_CODES.map((country): MarketBinding => `DB_${country}`)
export type Database = 'DB_ACCOUNT' | 'DB_TRADE' | MarketBinding
export const DATABASES: readonly Database[] = ['DB_ACCOUNT', 'DB_TRADE', ...MARKETS]
export const marketBinding = (name: Database): MarketBinding | null => MARKETS.find((market) => market === name) ?? null

/** The databases of all markets, as the provider is given them. */
export const marketsOf = (env: Pick<TestEnv, MarketBinding>): Record<CountryCode, D1Database> =>
  recordOf(COUNTRY_CODES, (country) => env[`DB_${country}`])

/** A message of the queues, and the number of the file that sent it. */
export interface MessageOfFile<Body = unknown> {
  file: number
  body: Body
}

export const isWrite = (sql: string): boolean =>
  /\b(insert|replace)\s+(or\s+\w+\s+)?into\b|\bupdate\s+(or\s+\w+\s+)?\w+\s+set\b|\bdelete\s+from\b/i.test(sql) || isOfSchema(sql)
export const isOfSchema = (sql: string): boolean => /(^|;)\s*(create|drop|alter)\b/im.test(sql)

/**
 * The bindings of one test file, of a server that other files have used and will use: its durable objects have names of their own, its messages
 * say whose they are, and `hear` is told each statement before it goes.
 */
export function envOfFile(env: TestEnv, file: number, hear: (database: Database, sql: string) => void): TestEnv {
  const named = <Kind extends Rpc.DurableObjectBranded>(namespace: DurableObjectNamespace<Kind>) =>
    withOwn(namespace, { getByName: (name) => namespace.getByName(`${file} ${name}`) })
  const marked = <Body>(queue: Queue<Body>): Queue<Body> => {
    const whole = queue as Queue<unknown>
    return withOwn(queue, {
      send: (body: Body, options?: QueueSendOptions) => whole.send({ file, body } satisfies MessageOfFile<Body>, options),
      sendBatch: (messages: Iterable<MessageSendRequest<Body>>, options?: QueueSendBatchOptions) =>
        whole.sendBatch(
          Array.from(messages, (message) => ({ ...message, body: { file, body: message.body } satisfies MessageOfFile<Body> })),
          options,
        ),
    })
  }
  const heard = (name: Database): D1Database => {
    const database = env[name]
    const telling =
      <Answer>(send: (sql: string) => Answer) =>
      (sql: string): Answer => {
        hear(name, sql)
        return send(sql)
      }
    return withOwn(database, {
      prepare: telling((sql) => database.prepare(sql)),
      exec: telling((sql) => database.exec(sql)),
      withSession: (constraint?: D1SessionBookmark | D1SessionConstraint) => {
        const session = database.withSession(constraint)
        return withOwn(session, { prepare: telling((sql) => session.prepare(sql)) })
      },
    })
  }
  return {
    ATTEMPTS: named(env.ATTEMPTS),
    LIVE: named(env.LIVE),
    FILES: env.FILES,
    LETTERS: marked(env.LETTERS),
    REFRESH: marked(env.REFRESH),
    DB_ACCOUNT: heard('DB_ACCOUNT'),
    DB_TRADE: heard('DB_TRADE'),
    ...recordOf(MARKETS, heard),
  }
}

/** An object of the platform, some of whose properties are others. */
export function withOwn<Target extends object>(target: Target, own: Partial<Target>): Target {
  return new Proxy(target, {
    get: (_, key) => {
      if (Object.hasOwn(own, key)) return Reflect.get(own, key)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
