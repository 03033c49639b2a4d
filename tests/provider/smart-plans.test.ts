import { beforeAll, describe, expect, it } from 'vitest'
import {
  ChangeSmartPlanDocument,
  DeleteSmartPlanDocument,
  KeepSmartPlanDocument,
  type KeptSmartPlanFactsFragment as Kept,
  OwnSmartPlansDocument,
} from '#graphql/generated/graphql.ts'
import { SMART_PLAN_MAX_CHARS, SMART_PLANS_KEPT_MAX } from '#graphql/plan-kinds.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)

type Who = Awaited<ReturnType<typeof tools.newPerson>>
let owner: Who
let other: Who
beforeAll(async () => {
  owner = await tools.newPerson()
  other = await tools.newPerson()
})

const PLAN = JSON.stringify({ cash: 1 })
const ask = <Data>(document: object, variables: object, { token }: { token: string }) =>
  tools.ask<Data>(String(document), variables as Record<string, unknown>, { token })
const keep = (who: Who, { key = tools.newKey(), title = 'Upgrade', plan = PLAN }: { key?: string; title?: string; plan?: string } = {}) =>
  ask<{ keepSmartPlan: Kept }>(KeepSmartPlanDocument, { key, title, plan }, who)
const change = (who: Who, asked: { id: string; version: number; title?: string; plan?: string }) =>
  ask<{ changeSmartPlan: Kept }>(ChangeSmartPlanDocument, { title: 'Upgrade', plan: PLAN, ...asked }, who)
const listed = async (who: Who) =>
  (await ask<{ ownSmartPlans: { nodes: Kept[]; totalCount: number } }>(OwnSmartPlansDocument, { first: 50 }, who)).data?.ownSmartPlans

describe('a smart plan', () => {
  it('is kept once for its key, changed in the version that was read, and deleted', async () => {
    const key = tools.newKey()
    const [first, again] = [await keep(owner, { key }), await keep(owner, { key })]
    const { id = '', version } = first.data?.keepSmartPlan ?? {}
    expect(first.errors).toEqual([])
    expect(version).toBe(1)
    expect(again.data?.keepSmartPlan.id).toBe(id)
    const next = { id, version: 1, title: 'Sale first', plan: JSON.stringify({ cash: 2 }) }
    expect((await change(owner, next)).data?.changeSmartPlan).toMatchObject({ version: 2, title: 'Sale first', plan: next.plan })
    // the answer was lost and the change is sent again
    expect((await change(owner, next)).data?.changeSmartPlan.version).toBe(2)
    // somebody else at the same account began from the first version
    expect(codeOf(await change(owner, { id, version: 1, title: 'Purchase first' }))).toBe('plan-stale')
    expect((await listed(owner))?.nodes.map(({ title }) => title)).toEqual(['Sale first'])
    await ask(DeleteSmartPlanDocument, { id }, owner)
    expect((await listed(owner))?.totalCount).toBe(0)
    expect(codeOf(await change(owner, { id, version: 2 }))).toBe('plan-unknown')
  })

  it('is nobody else’s', async () => {
    const id = (await keep(owner)).data?.keepSmartPlan.id ?? ''
    expect(codeOf(await change(other, { id, version: 1 }))).toBe('plan-unknown')
    await ask(DeleteSmartPlanDocument, { id }, other)
    expect((await listed(owner))?.totalCount).toBe(1)
    expect((await listed(other))?.totalCount).toBe(0)
  })

  it.each([
    ['plan-title', { title: '  ' }],
    ['plan-title', { title: 'x'.repeat(81) }],
    ['plan-unreadable', { plan: '[' }],
    ['plan-unreadable', { plan: '[]' }],
    ['plan-unreadable', { plan: JSON.stringify({ a: 'x'.repeat(SMART_PLAN_MAX_CHARS) }) }],
    ['key-unreadable', { key: 'x' }],
  ])('is refused: %s', async (code, asked) => expect(codeOf(await keep(owner, asked))).toBe(code))

  it('is one of a bounded number', async () => {
    const many = await tools.newPerson()
    for (let at = 0; at < SMART_PLANS_KEPT_MAX; at++) await keep(many)
    expect(codeOf(await keep(many))).toBe('plan-many')
    expect((await listed(many))?.nodes).toHaveLength(SMART_PLANS_KEPT_MAX)
  })
})
