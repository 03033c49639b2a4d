import { describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { act, agent, live, newKey, one, stored } = tools

const REPORT = `mutation R($key: String!, $group: ID!, $listing: ID, $reason: ListingProblem!, $text: String!, $email: String, $honey: String) {
  reportListing(key: $key, group: $group, listing: $listing, reason: $reason, text: $text, email: $email, honey: $honey) { success } }`
const LIST =
  'query L($isSettled: Boolean) { listingProblems(isSettled: $isSettled) { totalCount nodes { id reason text email note isSuspected isAdvertised isHeld agentName } } }'
const SETTLE = `mutation S($key: String!, $id: ID!, $note: String!, $withdraws: Boolean!) {
  settleListingProblem(key: $key, id: $id, note: $note, withdraws: $withdraws) { isSettled note isAdvertised } }`

const report = (group: string, change: Record<string, unknown> = {}, caller = {}) =>
  tools.ask(REPORT, { key: newKey(), group, reason: 'FACTS', text: 'It has two bedrooms, not three.', ...change }, caller)

interface Problem {
  id: string
  reason: string
  text: string
  note: string
}

async function staff() {
  const person = await tools.newPerson()
  await tools.run(`update user set kind = 'staff', roles = '["ROLE_ADMIN"]' where id = ?`, person.id)
  return person
}
const problems = async (token: string, isSettled = false) =>
  (await tools.ask<{ listingProblems: { nodes: Problem[] } }>(LIST, { isSettled }, { token })).data?.listingProblems.nodes ?? []
const noticesOf = (userId: string) =>
  stored<{ kind: string; path: string }>("select kind, path from notice where user_id = ? and kind like 'listing-%'", userId)

/** A listing on a page of its home. */
async function advertised() {
  const owner = await agent()
  const id = await live(owner.token)
  const group = crypto.randomUUID()
  await stored('update listing set group_id = ?, is_ungrouped = 0 where id = ?', group, id)
  return { ...owner, listing: id, group }
}

describe('something wrong with an advertisement', () => {
  it('is kept once of one key for the staff, and its agent is told that, not by whom', async () => {
    const { id: userId, group, listing } = await advertised()
    const [boss, key] = [await staff(), newKey()]
    for (let times = 0; times < 2; times++)
      expect((await report(group, { key, listing, email: 'reader@example.com', text: 'Two <b>bedrooms</b>' })).data).toEqual({
        reportListing: { success: true },
      })
    const listed = (await problems(boss.token)).filter(({ text }) => text === 'Two bedrooms')
    expect(listed).toMatchObject([{ reason: 'FACTS', email: 'reader@example.com', isAdvertised: true, agentName: 'Ah Meng Tan' }])
    expect(await noticesOf(userId)).toEqual([{ kind: 'listing-problem', path: `/user/listings/${listing}` }])
    expect(JSON.stringify(await stored('select facts from notice where user_id = ?', userId))).not.toMatch(/reader|bedrooms/)
  })

  it.each<[string, Record<string, unknown>]>([
    ['problem-text', { text: ' ' }],
    ['problem-email', { email: 'nowhere' }],
    ['problem-gone', { listing: crypto.randomUUID() }],
  ])('is refused with %s', async (code, change) => {
    const { id: userId, group } = await advertised()
    expect(codeOf(await report(group, change))).toBe(code)
    expect(await noticesOf(userId)).toEqual([])
  })

  it('needs no words where its reason says all', async () => {
    const { group } = await advertised()
    expect((await report(group, { reason: 'GONE', text: '' })).errors).toEqual([])
  })

  it('perhaps of a machine waits for staff as such, and its agent is not told', async () => {
    const { id: userId, group } = await advertised()
    const boss = await staff()
    expect((await report(group, { text: 'Buy pills', honey: 'x' })).errors).toEqual([])
    expect(await noticesOf(userId)).toEqual([])
    expect((await problems(boss.token)).find(({ text }) => text === 'Buy pills')).toMatchObject({ isSuspected: true, note: '' })
    expect((await problems(boss.token, true)).map(({ text }) => text)).not.toContain('Buy pills')
  })

  it('is not said too often from one network', async () => {
    const { group } = await advertised()
    const answers: (string | undefined)[] = []
    for (let times = 0; times < 22; times++) answers.push(codeOf(await report(group, {}, { address: '203.0.113.9' })))
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => undefined))
    expect(answers.slice(20)).toEqual(['too-many-attempts', 'too-many-attempts'])
  })

  it('is settled with a note, and may take the advertisement off the pages, which is told and logged', async () => {
    const { id: userId, token, group, listing } = await advertised()
    const boss = await staff()
    await report(group, { text: 'This is my home, and not for sale.', reason: 'NOT_THEIRS' })
    const problem = (await problems(boss.token)).find(({ reason }) => reason === 'NOT_THEIRS')
    const settle = (note: string, withdraws: boolean, key = newKey()) =>
      tools.ask(SETTLE, { key, id: problem?.id, note, withdraws }, { token: boss.token })
    expect(codeOf(await settle(' ', true))).toBe('problem-note')
    const key = newKey()
    for (let times = 0; times < 2; times++)
      expect((await settle('Shown the title deed', true, key)).data).toEqual({
        settleListingProblem: { isSettled: true, note: 'Shown the title deed', isAdvertised: false },
      })
    expect(await one(token, listing)).toMatchObject({
      state: 'WITHDRAWN',
      events: [{ action: 'withdraw' }, { action: 'publish' }, { action: 'draft' }],
    })
    expect((await noticesOf(userId)).map(({ kind }) => kind).toSorted()).toEqual(['listing-problem', 'listing-withdrawn'])
    expect(
      await tools.row("select count(*) as logged from audit_event where kind = 'listing-withdrawn' and detail = ?", problem?.id),
    ).toMatchObject({ logged: 2 })
    // no longer there to be withdrawn
    expect(codeOf(await settle('Again', true))).toBe('listing-state')
    // its agent does not bring it back; staff may let it
    expect(codeOf(await act(token, listing, 'PUBLISH'))).toBe('listing-held')
    expect(await one(token, listing)).toMatchObject({ state: 'WITHDRAWN' })
    expect((await problems(boss.token)).find(({ id }) => id === problem?.id)).toMatchObject({ isHeld: true })
    const allow = (note: string, allowKey = newKey()) =>
      tools.ask(
        'mutation A($key: String!, $id: ID!, $note: String!) { allowListing(key: $key, id: $id, note: $note) { isHeld } }',
        { key: allowKey, id: problem?.id, note },
        { token: boss.token },
      )
    expect(codeOf(await allow(' '))).toBe('problem-note')
    const once = newKey()
    for (let times = 0; times < 2; times++)
      expect((await allow('The deed was wrong', once)).data).toEqual({ allowListing: { isHeld: false } })
    expect(codeOf(await allow('Again'))).toBe('listing-state')
    expect((await problems(boss.token)).map(({ id }) => id)).not.toContain(problem?.id)
    expect((await act(token, listing, 'PUBLISH')).errors).toEqual([])
    expect(await one(token, listing)).toMatchObject({
      state: 'LIVE',
      events: [{ action: 'publish' }, { action: 'allow' }, { action: 'withdraw' }, { action: 'publish' }, { action: 'draft' }],
    })
  })
})
