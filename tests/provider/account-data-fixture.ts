import { accountTools } from './account-fixture.ts'
import type { TestProvider } from './harness.ts'

export const ME = `{ user(sourceType: Website) { id nickName phoneNumber country language
  detail { salespersonName ceaNumber estateAgency estateAgencyLicenseNo } } }`

export interface Shown {
  id: string
  nickName: string
  phoneNumber: string
  detail: Record<string, string> | null
}

export const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code
export const now = () => Math.floor(Date.now() / 1_000)

/** How many people were made: each has an address of their own, whichever tools of a file made them. */
let people = 0

/** The account fixture, and steps that the tests of an account's data share. */
export function dataTools(provider: TestProvider) {
  const tools = accountTools(provider)
  const run = (sql: string, ...values: unknown[]) =>
    provider.env.DB_ACCOUNT.prepare(sql)
      .bind(...values)
      .run()
  const newPerson = (change: Record<string, unknown> = {}) => tools.person(`data-${++people}`, change)
  const me = async (token: string) => (await tools.ask<{ user: Shown }>(ME, {}, { token })).data?.user
  /** runs the daily schedule */
  const cleanUp = async () => (await (await provider.fetch('/clean-up')).json()) as { accounts: number; files: number }
  return { ...tools, run, newPerson, me, cleanUp }
}
