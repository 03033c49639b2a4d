import { Statements } from '#provider/db/client.ts'
import { type NewLead, takeLead } from '#provider/modules/lead/take-lead.ts'
import type { SeatMove } from '#provider/modules/seat/seat-states.ts'
import { dataTools } from './account-data-fixture.ts'
import { PASSWORD } from './account-fixture.ts'
import type { TestProvider } from './harness.ts'

export const DAY = 86_400
export const now = () => Math.floor(Date.now() / 1_000)

export interface Seat {
  id: string
  email: string
  name: string
  state: string
  isPaidFor: boolean
  rights: string[]
  resendSeconds: number
  lastUsedOn: string | null
}
const PARTS = 'id email name state isPaidFor rights resendSeconds lastUsedOn'
export const DESK = `{ seats { paid taken seats { ${PARTS} } } }`
export const INVITE = `mutation Invite($key: String!, $emails: [String!]!, $rights: [SeatRight!]!) {
  inviteSeats(key: $key, emails: $emails, rights: $rights) { email code seat { ${PARTS} } } }`
const ACT = `mutation Act($id: ID!, $key: String!, $move: SeatMove!) { actOnSeat(id: $id, key: $key, move: $move) { ${PARTS} } }`
export const MOVE = `mutation Move($id: ID!, $key: String!, $email: String!) { moveSeat(id: $id, key: $key, email: $email) { ${PARTS} } }`
export const RESEND = `mutation Resend($id: ID!, $key: String!) { resendSeat(id: $id, key: $key) { ${PARTS} } }`
export const GRANT = `mutation Grant($id: ID!, $key: String!, $rights: [SeatRight!]!) { grantSeat(id: $id, key: $key, rights: $rights) { ${PARTS} } }`
const INVITATION = 'query Of($token: String!) { seatInvitation(token: $token) { state email holderName hasAccount rights } }'
const ACCEPT = `mutation Accept($token: String!, $key: String!, $name: String!, $password: String!) {
  acceptSeat(token: $token, key: $key, name: $name, password: $password) { token } }`
export const JOIN = 'mutation Join($token: String!, $key: String!) { joinSeat(token: $token, key: $key) { success } }'
const OWN =
  '{ ownSeat { holderName state isPaidFor rights untilDate } user(sourceType: Website) { stripeSubscription { status stripePrice { frontParams } seatRights } } }'

export const ALL = ['REPORTS', 'LEADS', 'ORDERS', 'LISTINGS', 'CALENDAR']

/** Steps that the tests of seats share, by the real schema. */
export async function seatTools(provider: TestProvider) {
  const tools = dataTools(provider)
  const { DB_ACCOUNT, DB_TRADE } = provider.env
  let count = 0
  const newKey = () => `key-${String(++count).padStart(8, '0')}`
  const newAddress = () => `seat-${++count}@example.com`

  await tools.run("insert into stripe_product (stripe_id, name) values ('team', 'Team')")
  await tools.run(`insert into stripe_price (stripe_id, product_id, country, name, recurring_type, interval_count, unit_amount, currency_code,
    front_params) values ('team-month', 'team', 'SG', 'Team, monthly', 'month', 1, 9900, 'SGD', '{"seats":true}'),
    ('solo-month', 'team', 'SG', 'Solo, monthly', 'month', 1, 4900, 'SGD', '{"seats":false}')`)

  /** Somebody who pays for so many seats. */
  async function payer(seats: number) {
    const person = await tools.newPerson()
    if (seats > 0)
      await tools.run(
        `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
      values (?, ?, 'team-month', ?, 'active', ?, 1, 1)`,
        `sub-${person.id}`,
        person.id,
        seats,
        now() + 30 * DAY,
      )
    return person
  }
  const setPaid = (id: string, seats: number) =>
    tools.run('update stripe_subscription set recurring_price_quantity = ? where user_id = ?', seats, id)
  const desk = async ({ token }: { token: string }) =>
    (await tools.ask<{ seats: { paid: number; taken: number; seats: Seat[] } }>(DESK, {}, { token })).data?.seats
  const invite = async ({ token }: { token: string }, emails: string[], { key = newKey(), rights = ALL } = {}) =>
    (
      await tools.ask<{ inviteSeats: { email: string; code: string | null; seat: Seat | null }[] }>(
        INVITE,
        { key, emails, rights },
        { token },
      )
    ).data?.inviteSeats ?? []
  const act = ({ token }: { token: string }, id: string, move: Uppercase<SeatMove>, key = newKey()) =>
    tools.ask<{ actOnSeat: Seat }>(ACT, { id, key, move }, { token })
  const invitation = async (token: string) =>
    (await tools.ask<{ seatInvitation: Record<string, unknown> | null }>(INVITATION, { token })).data?.seatInvitation
  const accept = (token: string, change: Record<string, unknown> = {}) =>
    tools.ask<{ acceptSeat: { token: string } }>(ACCEPT, { token, key: newKey(), name: 'Juniper Lim', password: PASSWORD, ...change })
  const own = async (token: string) =>
    (
      await tools.ask<{
        ownSeat: { holderName: string; state: string; isPaidFor: boolean; rights: string[]; untilDate: string | null } | null
        user: { stripeSubscription: { status: string; stripePrice: { frontParams: string }; seatRights: string[] | null } | null }
      }>(OWN, {}, { token })
    ).data
  const linkTo = async (email: string) => tools.tokenIn(await tools.mailTo(email, 'seat-invitation'))
  const stored = async (id: string) => String((await tools.row('select status from stripe_info where id = ?', id))?.status)

  async function invited(holder: { token: string }, options: { rights?: string[] } = {}) {
    const email = newAddress()
    const [result] = await invite(holder, [email], options)
    if (!result?.seat) throw new Error(`not invited: ${result?.code}`)
    return { email, id: result.seat.id, link: await linkTo(email) }
  }

  /** Somebody without an account takes a seat. */
  async function seated(holder: { token: string }, options: { rights?: string[] } = {}) {
    const seat = await invited(holder, options)
    const { data, errors } = await accept(seat.link)
    if (!data?.acceptSeat) throw new Error(`not accepted: ${JSON.stringify(errors)}`)
    const userId = String((await tools.row('select user_id as userId from stripe_info where id = ?', seat.id))?.userId)
    return { ...seat, token: data.acceptSeat.token, userId }
  }

  async function giveLead(holder: { id: string; token: string }, to: string): Promise<string> {
    const id = crypto.randomUUID()
    const lead: NewLead = {
      id,
      country: 'SG',
      owner: holder.id,
      origin: 'contact',
      interest: 'question',
      name: 'Ah Lian',
      email: `writer${++count}@example.com`,
      phone: '',
      company: '',
      locale: 'en-US',
      message: `May I see it? ${count}`,
      home: null,
      isProven: true,
      honey: '',
      seconds: 30,
      siteOrigin: 'https://site.example',
      at: now(),
    }
    await takeLead(new Statements(DB_TRADE), lead, [])
    const ASSIGN = 'mutation Assign($id: ID!, $key: String!, $to: ID!) { assignLead(id: $id, key: $key, to: $to) { assignedTo } }'
    const { errors } = await tools.ask(ASSIGN, { id, key: newKey(), to }, { token: holder.token })
    if (errors.length > 0) throw new Error(`not given: ${JSON.stringify(errors)}`)
    return id
  }
  const answering = async (lead: string) =>
    (await DB_TRADE.prepare('select assigned_to as who from lead where id = ?').bind(lead).first<{ who: string }>())?.who
  const leadsOf = async (token: string) =>
    (await tools.ask<{ leads: { totalCount: number } }>('{ leads { totalCount } }', {}, { token })).data?.leads.totalCount

  const holderOf = async (seatId: string): Promise<string> => {
    const row = await tools.row(
      'select user.email from stripe_info seat join user on user.id = seat.main_user_id where seat.id = ?',
      seatId,
    )
    return String((await tools.login(String(row?.email), PASSWORD)).data?.login.token)
  }

  async function lettersTo(email: string, wanted: number) {
    for (let turn = 0; turn < 100; turn++) {
      const { results } = await DB_ACCOUNT.prepare("select text from outbox where recipient = ? and template = 'seat-invitation'")
        .bind(email)
        .all()
      if (results.length >= wanted) return results
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error('the letters did not come')
  }

  return {
    ...tools,
    newKey,
    newAddress,
    invite,
    act,
    invitation,
    accept,
    own,
    linkTo,
    stored,
    invited,
    seated,
    giveLead,
    answering,
    leadsOf,
    desk,
    payer,
    setPaid,
    holderOf,
    lettersTo,
  }
}
