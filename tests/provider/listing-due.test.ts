import { describe, expect, it } from 'vitest'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)
const { act, age, agent, live, one, stored } = tools

const TO_CONFIRM = 'query T($token: String!) { listingToConfirm(token: $token) { projectName price state isConfirmed } }'
const CONFIRM = 'mutation C($token: String!) { confirmListing(token: $token) { state isConfirmed } }'
const NOTICES = '{ notices { nodes { kind path } } }'

const runJobs = async () => (await (await provider.fetch('/jobs')).json()) as Record<string, number>
const lettersTo = (email: string) =>
  tools.database.prepare("select text from outbox where recipient = ? and template = 'listings-due'").bind(email).all<{ text: string }>()
const tokensIn = (text: string) => Array.from(text.matchAll(/\/listing\/([\w-]{43})/g), ([, token = '']) => token)

/** An agent with proven address. */
async function proven() {
  const person = await agent()
  await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
  return person
}

describe('five days before the thirty are over', () => {
  it('an agent gets one letter of all that is due, with a link for each, and a notice; once', async () => {
    const { email, id: userId, token } = await proven()
    const [first, second, fresh] = [
      await live(token, { address: '#01-01' }),
      await live(token, { address: '#02-02', activity: 'RENT', price: 3_200 }),
      await live(token, { address: '#03-03' }),
    ]
    await age(first, 26)
    await age(second, 25)
    await age(fresh, 24)
    for (let round = 0; round < 2; round++) await runJobs()
    const mail = await tools.mailTo(email, 'listings-due')
    expect(String(mail.text)).toMatch(/101 Cedar Ave #01-01\nFor sale at \$512,000\nShown until [A-Z][a-z]+ \d+, 20\d\d\..*\n/)
    expect(String(mail.text)).toMatch(/101 Cedar Ave #02-02\nTo rent at \$3,200 a month\n/)
    expect(String(mail.text)).not.toContain('#03-03')
    expect((await lettersTo(email)).results).toHaveLength(1)
    expect(await stored("select kind, path from notice where user_id = ? and kind = 'listing-due'", userId)).toEqual([
      { kind: 'listing-due', path: '/user/listings?pile=due' },
    ])
    const { data } = await tools.ask<{ notices: { nodes: { kind: string }[] } }>(NOTICES, {}, { token })
    expect(data?.notices.nodes.map(({ kind }) => kind)).toContain('listing-due')

    // one press, from a device without a session
    const [confirms] = tokensIn(String(mail.text))
    expect((await tools.ask(TO_CONFIRM, { token: confirms })).data).toEqual({
      listingToConfirm: { projectName: '101 Cedar Ave', price: 512_000, state: 'LIVE', isConfirmed: false },
    })
    const pressed = await Promise.all([tools.ask(CONFIRM, { token: confirms }), tools.ask(CONFIRM, { token: confirms })])
    expect(pressed.map(({ data }) => data)).toEqual([
      { confirmListing: { state: 'LIVE', isConfirmed: true } },
      { confirmListing: { state: 'LIVE', isConfirmed: true } },
    ])
    expect(await one(token, first)).toMatchObject({ daysLeft: 30, state: 'LIVE' })
    expect(await one(token, second)).toMatchObject({ daysLeft: 5 })
    expect((await one(token, first))?.events.filter(({ action }) => action === 'confirm')).toHaveLength(1)
  })

  it('the next day’s letter names what has become due since, and the next confirmation gets a letter of its own', async () => {
    const { email, token } = await proven()
    const [first, second] = [await live(token, { address: '#01-01' }), await live(token, { address: '#02-02' })]
    await age(first, 26)
    await runJobs()
    await tools.mailTo(email, 'listings-due')
    await age(second, 26)
    await runJobs()
    expect((await lettersTo(email)).results).toHaveLength(1)
    // as if it were tomorrow
    await stored("update letter set key = replace(key, ' 20', ' y20') where key like 'listings-due %'")
    await tools.run("update outbox set letter_key = replace(letter_key, ' 20', ' y20') where template = 'listings-due'")
    await stored("update notice set key = replace(key, ' 20', ' y20') where key like 'listings-due %'")
    await runJobs()
    let text = ''
    for (let turn = 0; turn < 100 && !text.includes('#02-02'); turn++) {
      await new Promise((done) => setTimeout(done, 20))
      text = String((await tools.mailTo(email, 'listings-due')).text)
    }
    expect(text).toContain('#02-02')
    expect(text).not.toContain('#01-01')
  })

  it.each<[string, (token: string, id: string) => Promise<unknown>, string]>([
    ['sold meanwhile', (token, id) => act(token, id, 'CLOSE'), 'listing-state'],
    ['expired', (_, id) => stored("update listing set state = 'expired' where id = ?", id), 'listing-state'],
    [
      'of an agent without a licence now',
      (_, id) => tools.run('delete from licence_register where cea_number = (select cea_number from agent_detail where user_id = ?)', id),
      'listing-incomplete',
    ],
  ])('a link confirms nothing that is %s', async (what, change, code) => {
    const { email, id: userId, token } = await proven()
    const id = await live(token)
    await age(id, 26)
    await runJobs()
    const [link] = tokensIn(String((await tools.mailTo(email, 'listings-due')).text))
    await change(token, what.startsWith('of') ? userId : id)
    const before = await stored('select confirmed_at, state from listing where id = ?', id)
    expect(codeOf(await tools.ask(CONFIRM, { token: link }))).toBe(code)
    expect(await stored('select confirmed_at, state from listing where id = ?', id)).toEqual(before)
  })

  it('a link that is invented or old is not known', async () => {
    const { email, token } = await proven()
    await age(await live(token), 26)
    await runJobs()
    const [link] = tokensIn(String((await tools.mailTo(email, 'listings-due')).text))
    await stored('update listing_link set made_at = made_at - 15 * 86400')
    for (const token of [link, 'x'.repeat(43)]) {
      expect(codeOf(await tools.ask(CONFIRM, { token }))).toBe('listing-link')
      expect(codeOf(await tools.ask(TO_CONFIRM, { token }))).toBe('listing-link')
    }
  })
})
