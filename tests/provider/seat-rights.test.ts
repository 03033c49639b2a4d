import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { paidSeats } from '#provider/modules/subscription/paid-seats.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { ALL, DAY, GRANT, MOVE, now, type Seat, seatTools } from './seat-fixture.ts'

const provider = await startProvider()
const tools = await seatTools(provider)
const { newKey, newAddress, invite, act, accept, linkTo, stored, seated, giveLead, answering, leadsOf, desk, payer, setPaid } = tools
const { DB_ACCOUNT, DB_TRADE } = provider.env

const account = new Statements(DB_ACCOUNT)

describe('what a seat may do', () => {
  const PRO = 'query { project(typeGroup: PUBLIC_STACK, slug: "blk-101-cedar-ave") { unitMixes { salePriceAvg } } }'
  const ORDER =
    'mutation O { placeOrder(key: "key-00000001", input: { vendor: "x", services: [VIDEO], cents: 1, wishDays: [], place: "1 Elm" }) { id } }'

  it('is what its payer grants, from the moment it is granted', async () => {
    const holder = await payer(1)
    const seat = await seated(holder, { rights: [] })
    const grant = async (rights: string[]) =>
      expect(
        (await tools.ask<{ grantSeat: Seat }>(GRANT, { id: seat.id, key: newKey(), rights }, { token: holder.token })).data?.grantSeat
          .rights,
      ).toEqual(rights)
    const codes = async () => [
      codeOf(await tools.ask(PRO, {}, { token: seat.token })),
      codeOf(await tools.ask(ORDER, {}, { token: seat.token })),
    ]
    expect(await codes()).toEqual(['needs-subscription', 'seat-right'])
    await grant(['REPORTS'])
    expect(await codes()).toEqual([undefined, 'seat-right'])
    await grant(['ORDERS'])
    expect((await codes())[0]).toBe('needs-subscription')
    expect((await codes())[1]).not.toBe('seat-right')
    await grant(ALL)
    await setPaid(holder.id, 0)
    expect(await codes()).toEqual(['needs-subscription', 'seat-right'])
  })

  it('leads are given to seats that may answer them, and go back when one is suspended, removed, moved or may not any more', async () => {
    const holder = await payer(2)
    const quiet = await seated(holder, { rights: ['REPORTS'] })
    const ASSIGNEES = 'query A($id: ID!) { leadAssignees(id: $id) { id } }'
    const ends: Record<string, (id: string) => Promise<unknown>> = {
      suspend: (id) => act(holder, id, 'SUSPEND'),
      grant: (id) => tools.ask(GRANT, { id, key: newKey(), rights: ['REPORTS'] }, { token: holder.token }),
      move: (id) => tools.ask(MOVE, { id, key: newKey(), email: newAddress() }, { token: holder.token }),
      remove: (id) => act(holder, id, 'REMOVE'),
    }
    for (const [name, end] of Object.entries(ends)) {
      const seat = await seated(holder)
      const lead = await giveLead(holder, seat.userId)
      const { data } = await tools.ask<{ leadAssignees: { id: string }[] }>(ASSIGNEES, { id: lead }, { token: holder.token })
      expect(data?.leadAssignees.map(({ id }) => id)).not.toContain(quiet.userId)
      expect([await answering(lead), await leadsOf(seat.token)]).toEqual([seat.userId, 1])
      await end(seat.id)
      expect([name, await answering(lead)]).toEqual([name, holder.id])
      const { results } = await DB_TRADE.prepare("select note from lead_event where lead_id = ? and action = 'assign' order by rowid")
        .bind(lead)
        .all()
      expect(results.map(({ note }) => note)).toEqual([seat.userId, holder.id])
      for (const { id, state } of (await desk(holder))?.seats ?? [])
        if (id !== quiet.id && state !== 'REMOVED') await act(holder, id, 'REMOVE')
    }
  }, 30_000)

  it('an act that was cut off from trade is followed by the next run, once', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    const lead = await giveLead(holder, seat.userId)
    // as if the process had ended right after the account's transaction
    await DB_TRADE.prepare('alter table lead_event rename to hidden').run()
    await act(holder, seat.id, 'REMOVE')
    await DB_TRADE.prepare('alter table hidden rename to lead_event').run()
    expect([await answering(lead), await stored(seat.id)]).toEqual([seat.userId, 'removed'])
    const runJobs = async () => ((await (await provider.fetch('/jobs')).json()) as Record<string, number>)['seats-followed']
    expect([await runJobs(), await runJobs()]).toEqual([1, 0])
    expect(await answering(lead)).toBe(holder.id)

    await DB_TRADE.prepare('alter table letter rename to hidden').run()
    const email = newAddress()
    const [result] = await invite(holder, [email])
    await DB_TRADE.prepare('alter table hidden rename to letter').run()
    expect([result?.code, await runJobs(), await runJobs()]).toEqual([null, 1, 0])
    expect((await accept(await linkTo(email))).errors).toEqual([])
  })
})

describe('what is kept', () => {
  it('is in the export of both, and ends with the account', async () => {
    const holder = await payer(1)
    const seat = await seated(holder)
    const EXPORT = '{ accountExport }'
    for (const token of [holder.token, seat.token]) {
      const data = JSON.parse(String((await tools.ask<{ accountExport: string }>(EXPORT, {}, { token })).data?.accountExport))
      expect(data.seatsAndPromotions).toMatchObject([{ id: seat.id, status: 'active' }])
      expect(data.seatEvents.map(({ action }: { action: string }) => action)).toEqual(['invite', 'accept'])
      expect(JSON.stringify(data)).not.toContain(seat.link)
    }
    await tools.run('update user set deletion_due_at = 1 where id = ?', seat.userId)
    await tools.cleanUp()
    expect(await tools.row('select email, user_id, status from stripe_info where id = ?', seat.id)).toEqual({
      email: '',
      user_id: null,
      status: 'removed',
    })
    expect(await desk(holder)).toMatchObject({ taken: 0 })
    await tools.run('update stripe_info set ended_at = ? where id = ?', now() - 366 * DAY, seat.id)
    await tools.cleanUp()
    expect(await tools.row('select count(*) as n from stripe_info where id = ?', seat.id)).toEqual({ n: 0 })
  })

  it('a payer pays for the quantities of the subscriptions that entitle and are sold by seats', async () => {
    const holder = await payer(2)
    const put = (id: string, price: string, quantity: number, status: string) =>
      tools.run(
        `insert into stripe_subscription (stripe_id, user_id, price_id, recurring_price_quantity, status, expire_at, created_at, updated_at)
        values (?, ?, ?, ?, ?, ?, 10, 1)`,
        `${id}-${holder.id}`,
        holder.id,
        price,
        quantity,
        status,
        now() + DAY,
      )
    await put('other', 'team-month', 5, 'active')
    await put('ended', 'team-month', 9, 'canceled')
    await put('solo', 'solo-month', 1, 'active')
    expect(await paidSeats(account, holder.id, now())).toBe(7)
    expect(await paidSeats(account, holder.id, now() + 60 * DAY)).toBe(0)
  })
})
