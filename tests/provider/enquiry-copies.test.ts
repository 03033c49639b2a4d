import { expect, it } from 'vitest'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { leadTools } from './lead-fixture.ts'

const provider = await startProvider()
const tools = dataTools(provider)
const leads = leadTools(provider.env.DB_TRADE)

const WANT = 'mutation Want($detail: UserDetailPatch!) { updateUser(patch: {}, detail: $detail) { id } }'
const LIST = '{ copyAddresses { email state } }'
const ABOUT = 'query About($token: String!) { copies(token: $token) { email agent state isWanted } }'
const ACCEPT = 'mutation Accept($token: String!) { acceptCopies(token: $token) { success } }'
const STOP = 'mutation Stop($token: String!) { stopCopies(token: $token) { success } }'

const want = (token: string, ...ccEmails: string[]) => tools.ask(WANT, { detail: { ccEmails } }, { token })
const listed = async (token: string) =>
  (await tools.ask<{ copyAddresses: { email: string; state: string }[] }>(LIST, {}, { token })).data?.copyAddresses
const lettersTo = async (address: string, template: string) =>
  (
    await provider.env.DB_ACCOUNT.prepare('select text from outbox where recipient = ? and template = ? order by id')
      .bind(address, template)
      .all<{ text: string }>()
  ).results.map(({ text }) => text)
const tokenOf = (text: string | undefined) => /\/user\/copies\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

it('copies of enquiries go to whoever has agreed by the link of a letter, until they say no or are taken away', async () => {
  const agent = await tools.newPerson()
  await tools.run("update user set kind = 'agent', email_verified_at = 1 where id = ?", agent.id)
  const [office, wrong] = [`office-${agent.id}@example.com`, 'no address']
  expect(codeOf(await want(agent.token, wrong))).toBe('profile-ccemails')
  expect((await want(agent.token, office, office.toUpperCase())).errors).toEqual([])
  expect(await listed(agent.token)).toEqual([{ email: office.toUpperCase(), state: 'ASKED' }])
  await provider.fetch('/jobs')
  const asked = await lettersTo(office.toUpperCase(), 'copy-request')
  expect(asked).toHaveLength(1)
  const token = tokenOf(asked[0])

  // nobody is written to who has not agreed
  await leads.take(agent.id)
  await provider.fetch('/jobs')
  expect(await lettersTo(office.toUpperCase(), 'enquiry-copy')).toEqual([])

  expect((await tools.ask(ABOUT, { token })).data).toMatchObject({ copies: { state: 'ASKED', isWanted: true } })
  expect((await tools.ask(ABOUT, { token: 'x'.repeat(43) })).data).toEqual({ copies: null })
  expect(codeOf(await tools.ask(ACCEPT, { token: 'x'.repeat(43) }))).toBe('token-spent')
  expect((await tools.ask(ACCEPT, { token })).errors).toEqual([])
  expect(await listed(agent.token)).toEqual([{ email: office.toUpperCase(), state: 'AGREED' }])

  await leads.take(agent.id, { name: 'Robin Rowan' })
  await provider.fetch('/jobs')
  const [copy, ...more] = await lettersTo(office.toUpperCase(), 'enquiry-copy')
  expect(more).toEqual([])
  expect(copy).toContain('Robin Rowan')

  // the link of a copy ends them, and what was said stays said when the address is named again
  const stop = tokenOf(copy)
  expect(stop).not.toBe(token)
  expect((await tools.ask(STOP, { token: stop })).errors).toEqual([])
  await want(agent.token)
  expect(await listed(agent.token)).toEqual([])
  await want(agent.token, office)
  expect(await listed(agent.token)).toEqual([{ email: office, state: 'STOPPED' }])
  await leads.take(agent.id)
  await provider.fetch('/jobs')
  expect(await lettersTo(office.toUpperCase(), 'enquiry-copy')).toHaveLength(1)
  expect(await lettersTo(office, 'copy-request')).toEqual([])
})
