import { beforeAll, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { writeLetter } from '#provider/modules/letter/write-letter.ts'
import { codeOf, now } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { listingTools } from './own-listing-fixture.ts'

const provider = await startProvider()
const tools = await listingTools(provider)

const SHOW = `query($id: ID!) { staffAccount(id: $id) { id isStaff suspendedDate user { email } sessions { id } billing { country }
  listings { home state isOwn price } orders { id } letters { template state mayResend } deeds { deed reason about staffName } } }`
interface Shown {
  id: string
  isStaff: boolean
  suspendedDate: string | null
  user: { email: string }
  sessions: unknown[]
  listings: { home: string; state: string; isOwn: boolean; price: number }[]
  letters: { template: string; state: string; mayResend: boolean }[]
  deeds: { deed: string; reason: string; about: string; staffName: string | null }[]
}
const ACT = `mutation($key: String!, $id: ID!, $deed: AccountDeed!, $reason: String!) { actOnAccount(key: $key, id: $id, deed: $deed, reason: $reason) { id } }`

let staff: { id: string; token: string; name: string }
beforeAll(async () => {
  staff = await tools.newPerson({ name: 'Rowan Larch' })
  await tools.run(`update user set kind = 'staff', roles = '["ROLE_SALE"]' where id = ?`, staff.id)
})

const show = async (id: string) => (await tools.ask<{ staffAccount: Shown }>(SHOW, { id }, { token: staff.token })).data?.staffAccount
const act = (id: string, deed: string, reason = 'They wrote to us.', key = tools.newKey()) =>
  tools.ask(ACT, { key, id, deed, reason }, { token: staff.token })

it('suspends once, ends every session, and lets in again', async () => {
  const person = await tools.newPerson()
  const key = tools.newKey()
  expect((await act(person.id, 'SUSPEND', 'A card that was not theirs.', key)).errors).toEqual([])
  expect(codeOf(await tools.whoIs(person.token))).toBe('invalid_access_token')
  expect(codeOf(await tools.login(person.email, PASSWORD))).toBe('user.suspended')
  // nobody learns of it without the password
  expect(codeOf(await tools.login(person.email, 'Wrong-tigers-7'))).toBe('user.loginidorpasswordisinvalid')
  expect(codeOf(await act(person.id, 'SUSPEND'))).toBe('desk-state')
  expect((await show(person.id))?.sessions).toEqual([])

  expect((await act(person.id, 'LET_IN', 'It was theirs.')).errors).toEqual([])
  const again = (await tools.login(person.email, PASSWORD)).data?.login.token ?? ''
  // sent again, the first deed does nothing more
  expect((await act(person.id, 'SUSPEND', 'A card that was not theirs.', key)).errors).toEqual([])
  expect((await tools.whoIs(again)).data?.user.id).toBe(person.id)
  expect((await show(person.id))?.deeds).toEqual([
    { deed: 'LET_IN', reason: 'It was theirs.', about: '', staffName: 'Rowan Larch' },
    { deed: 'SUSPEND', reason: 'A card that was not theirs.', about: '', staffName: 'Rowan Larch' },
  ])
})

it('ends sessions and leaves the account open; a deed that is sent again ends none that came later', async () => {
  const person = await tools.newPerson()
  const key = tools.newKey()
  await act(person.id, 'END_SESSIONS', 'A lost laptop.', key)
  expect(codeOf(await tools.whoIs(person.token))).toBe('invalid_access_token')
  const next = (await tools.login(person.email, PASSWORD)).data?.login.token ?? ''
  expect((await act(person.id, 'END_SESSIONS', 'A lost laptop.', key)).errors).toEqual([])
  expect((await tools.whoIs(next)).data?.user.id).toBe(person.id)
})

it('does nothing without a reason, with nobody, and with an account of staff but to note', async () => {
  const person = await tools.newPerson()
  expect(codeOf(await act(person.id, 'SUSPEND', '  '))).toBe('desk-reason')
  expect(codeOf(await act('nobody', 'NOTE'))).toBe('desk-account')
  expect(codeOf(await act(staff.id, 'SUSPEND'))).toBe('desk-staff')
  expect(codeOf(await act(staff.id, 'END_SESSIONS'))).toBe('desk-staff')
  expect((await act(staff.id, 'NOTE', 'On leave.')).errors).toEqual([])
  expect((await show(person.id))?.deeds).toEqual([])
  expect(await show(staff.id)).toMatchObject({ isStaff: true, deeds: [{ deed: 'NOTE', reason: 'On leave.' }] })
})

it('is in the person’s own copy, without who did it', async () => {
  const person = await tools.newPerson()
  await act(person.id, 'NOTE', 'Asked for a receipt by phone.')
  const { data } = await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token: person.token })
  const copy = JSON.stringify(data)
  expect(copy).toContain('Asked for a receipt by phone.')
  expect(copy).not.toContain('Rowan Larch')
  expect(copy).not.toContain(staff.id)
})

it('sends a mail again that was given up, to the account that it was written to', async () => {
  const [person, other] = [await tools.newPerson(), await tools.newPerson()]
  const { DB_TRADE: trade } = provider.env
  const values = { name: 'Mei', link: 'https://www.example.com/x' }
  const letter = {
    key: `desk ${person.id}`,
    country: 'SG',
    to: person.email,
    locale: 'en-US',
    template: 'password-changed',
    at: now(),
    values,
  } as const
  await writeLetter(new Statements(trade), letter)
  await trade
    .prepare("update letter set state = 'dead', fault = 'status-503', tries = 8, settled_at = ? where key = ?")
    .bind(now(), letter.key)
    .run()
  expect((await show(person.id))?.letters).toContainEqual({ template: 'password-changed', state: 'DEAD', mayResend: true })
  const resend = (id: string, key = tools.newKey()) =>
    tools.ask(
      'mutation($key: String!, $id: ID!, $letter: ID!) { resendAccountLetter(key: $key, id: $id, letter: $letter, reason: "They asked.") { id } }',
      { key, id, letter: letter.key },
      { token: staff.token },
    )
  expect(codeOf(await resend(other.id))).toBe('desk-letter')
  const key = tools.newKey()
  for (const _ of [1, 2]) expect((await resend(person.id, key)).errors).toEqual([])
  expect(codeOf(await resend(person.id))).toBe('desk-letter')
  expect((await show(person.id))?.deeds).toMatchObject([{ deed: 'RESEND_LETTER', about: 'password-changed' }])
})

it('hands a listing to another agent, whose lines it bears, and keeps it from everybody else', async () => {
  const [from, to, person] = [await tools.agent(), await tools.agent(), await tools.newPerson()]
  const id = await tools.live(from.token)
  const over = (listing: string, email: string, key = tools.newKey()) =>
    tools.ask(
      'mutation($key: String!, $id: ID!, $listing: ID!, $to: String!) { handOverListing(key: $key, id: $id, listing: $listing, to: $to, reason: "She left the agency.") { id } }',
      { key, id: from.id, listing, to: email },
      { token: staff.token },
    )
  expect(codeOf(await over(id, person.email))).toBe('desk-agent')
  expect(codeOf(await over(id, from.email))).toBe('desk-agent')
  expect(codeOf(await over('00000000-0000-4000-8000-000000000000', to.email))).toBe('desk-listing')
  const key = tools.newKey()
  for (const _ of [1, 2]) expect((await over(id, to.email, key)).errors).toEqual([])
  expect(await tools.stored('select agent, agent_licence as licence, state from listing where id = ?', id)).toEqual([
    { agent: to.id, licence: to.licence, state: 'live' },
  ])
  expect(codeOf(await over(id, to.email))).toBe('desk-listing')
  expect((await show(from.id))?.listings).toEqual([])
  expect((await show(to.id))?.listings).toMatchObject([{ state: 'LIVE', isOwn: true }])
  expect((await show(from.id))?.deeds).toMatchObject([{ deed: 'HAND_OVER_LISTING', reason: 'She left the agency.' }])
})
