import { expect } from 'vitest'
import {
  CreateShareDocument,
  OwnSharesDocument,
  type OwnSharesQuery,
  SharedPageDocument,
  type SharedPageQuery,
} from '#graphql/generated/graphql.ts'
import { dataTools } from './account-data-fixture.ts'
import type { Caller } from './account-fixture.ts'
import type { TestProvider } from './harness.ts'

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

/** Steps that the tests of shares share, by the real schema. */
export async function shareTools(provider: TestProvider) {
  const tools = dataTools(provider)
  const { DB_TRADE, DB_SG } = provider.env
  const project = await DB_SG.prepare(
    "select slug, name from project where type_group = 'public-stack' order by sale_count_1y desc limit 1",
  ).first<{
    slug: string
    name: string
  }>()
  if (!project) throw new Error('no project')

  let count = 0
  const newKey = () => `key-${String(++count).padStart(8, '0')}`
  const about = () => ({ typeGroup: 'PUBLIC_STACK', slug: project.slug })
  const top = () => ({ operation: 'ReportTop', variables: JSON.stringify(about()) })
  const newShare = (change: Record<string, unknown> = {}) => ({
    kind: 'REPORT',
    title: 'For Mrs Lim',
    path: `/report/realvalue/project/SG/public-stack/${project.slug}?mix=3`,
    about: '{"reportKey":"realvalue"}',
    questions: [top()],
    days: 90,
    ...change,
  })

  const make = (token: string, change: Record<string, unknown> = {}, key = newKey()) =>
    tools.ask<{ createShare: { id: string } }>(String(CreateShareDocument), { key, share: newShare(change) }, { token })
  async function made(token: string, change: Record<string, unknown> = {}): Promise<string> {
    const { data, errors } = await make(token, change)
    expect(errors).toEqual([])
    return data?.createShare.id ?? ''
  }
  const open = async (id: string, caller: Caller = {}, pass: string | null = null) =>
    (await tools.ask<SharedPageQuery>(String(SharedPageDocument), { id, pass }, { userAgent: BROWSER, ...caller })).data?.share
  const ENTER = 'mutation Enter($id: ID!, $password: String!) { enterShare(id: $id, password: $password) }'
  const enter = (id: string, password: string, caller: Caller = {}) => tools.ask<{ enterShare: string }>(ENTER, { id, password }, caller)
  const own = async (token: string) =>
    (await tools.ask<OwnSharesQuery>(String(OwnSharesDocument), {}, { token })).data?.ownShares.nodes ?? []
  const trade = (sql: string, ...values: unknown[]) =>
    DB_TRADE.prepare(sql)
      .bind(...values)
      .run<Record<string, unknown>>()

  async function agent(change: Partial<Record<'agency' | 'licence', string>> = {}) {
    const person = await tools.newPerson()
    await licence(person.id, change)
    return person
  }

  const licence = (id: string, change: Partial<Record<'agency' | 'licence', string>> = {}) =>
    tools.run(
      `insert into agent_detail (user_id, country, cea_number, cea_number_key, salesperson_name, estate_agency, estate_agency_license_no)
      values (?, 'SG', ?, ?, 'Ah Kow Ng', ?, ?)`,
      id,
      `R${String(++count).padStart(6, '0')}A`,
      `R${String(count).padStart(6, '0')}A`,
      change.agency ?? 'Lantern Bay Realty',
      change.licence ?? 'L3000000Z',
    )

  return { ...tools, about, agent, enter, licence, made, make, newKey, open, own, project, top, trade }
}
