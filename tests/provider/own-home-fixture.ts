import { expect } from 'vitest'
import {
  ChangeOwnHomeDocument,
  HomeLetterDocument,
  type HomeLetterQuery,
  KeepOwnHomeDocument,
  type KeptHomeFragment,
  OwnHomesDocument,
  StopHomeLetterDocument,
} from '#graphql/generated/graphql.ts'
import { Statements } from '#provider/db/client.ts'
import type { JobContext, ScheduledJob } from '#provider/scheduled-job.ts'
import { dataTools } from './account-data-fixture.ts'
import { marketsOf } from './env-of-file.ts'
import { Kill } from './faulty-cards.ts'
import type { TestProvider } from './harness.ts'

interface Who {
  token: string
}

export const OWN_PLACE = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }
export const OWN_HOME = { unitMix: '3', areaSqm: 90, floor: 5 }

/** Steps that the tests of own homes share; the clock of their runs is the tests' own. */
export function homeTools(provider: TestProvider) {
  const clock = { now: Math.floor(Date.now() / 1_000) }
  const tools = dataTools(provider)
  const { DB_ACCOUNT, DB_TRADE, DB_SG } = provider.env
  const market = marketsOf(provider.env)

  const ask = <Data>(document: object, variables: object, who?: Who, country: 'SG' | 'HK' = 'SG') =>
    tools.ask<Data>(String(document), { ...variables }, { country, ...(who ? { token: who.token } : {}) })

  const keep = (who: Who, change: object = {}) =>
    ask<{ keepOwnHome: { id: string } }>(KeepOwnHomeDocument, { input: { ...OWN_PLACE, name: 'Ours', home: OWN_HOME, ...change } }, who)
  const kept = async (who: Who, change: object = {}): Promise<string> => {
    const { data, errors } = await keep(who, change)
    expect(errors).toEqual([])
    return data?.keepOwnHome.id ?? ''
  }
  const homesOf = async (who: Who) => (await ask<{ ownHomes: KeptHomeFragment[] }>(OwnHomesDocument, {}, who)).data?.ownHomes ?? []
  const change = (who: Who, id: string, what: object) =>
    ask<{ changeOwnHome: KeptHomeFragment }>(ChangeOwnHomeDocument, { id, ...what }, who)
  const owner = async () => {
    const person = await tools.newPerson()
    await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
    return person
  }

  const trade = (sql: string, ...values: unknown[]) =>
    DB_TRADE.prepare(sql)
      .bind(...values)
      .all<Record<string, unknown>>()
      .then(({ results }) => results)
  let edition = 0
  const publish = () => DB_SG.prepare("update meta set value = ? where key = 'data_version'").bind(`homes-${++edition}`).run()

  /** One run of a job, killed after so many batches of trade. */
  async function runJob(job: ScheduledJob, kill: Kill | null = null): Promise<number | null> {
    const nothing = async () => {}
    const database = kill?.database(DB_TRADE) ?? DB_TRADE
    const context = {
      databases: { account: DB_ACCOUNT, trade: database, market },
      account: new Statements(DB_ACCOUNT),
      trade: new Statements(database),
      now: clock.now,
      later: () => {},
      siteOrigin: 'https://jobs.example.com',
      post: { push: nothing, pushNotices: nothing, pushRefresh: nothing },
      live: { wake: nothing, admit: async () => true, end: nothing },
    }
    // of the ports a job of homes uses these
    return job(context as unknown as JobContext).catch(() => null)
  }
  /** Every batch of a job is its last once; then it is done undisturbed. */
  async function throughKills(job: ScheduledJob): Promise<void> {
    for (let steps = 0; steps < 5; steps++) await runJob(job, new Kill(steps))
    await runJob(job)
    await runJob(job)
  }
  const lettersOf = (key: string) =>
    trade("select key, template, recipient, locale, contents from letter where key like ? || '%' order by key", key)
  const valuesOf = (row: Record<string, unknown> | undefined) => JSON.parse(String(row?.contents)).values
  const tokenOf = (row: Record<string, unknown> | undefined): string =>
    /\/user\/homes\/stop\/([\w-]{43})\?/.exec(valuesOf(row).stop)?.[1] ?? ''
  const stop = (token: string) => ask(StopHomeLetterDocument, { token })
  const letterOf = async (token: string) => (await ask<HomeLetterQuery>(HomeLetterDocument, { token })).data?.homeLetter
  return {
    tools,
    market,
    clock,
    ask,
    keep,
    kept,
    homesOf,
    change,
    owner,
    trade,
    publish,
    edition: () => `homes-${edition}`,
    runJob,
    throughKills,
    lettersOf,
    valuesOf,
    tokenOf,
    stop,
    letterOf,
  }
}
