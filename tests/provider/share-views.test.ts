import { describe, expect, it } from 'vitest'
import { LinkPictureOfShareDocument, type LinkPictureOfShareQuery } from '#graphql/generated/graphql.ts'
import { codeOf } from './account-data-fixture.ts'
import { startProvider } from './harness.ts'
import { GRANT, seatTools } from './seat-fixture.ts'
import { BROWSER, shareTools } from './share-fixture.ts'

const provider = await startProvider()
const tools = await shareTools(provider)
const { licence, made, make, newKey, open, own, trade } = tools

describe('views', () => {
  it('count a visitor once a day, neither the maker nor previews, and tell of the first', async () => {
    const { token, id: owner } = await tools.newPerson()
    const id = await made(token)
    await open(id, { token })
    await open(id, { userAgent: 'WhatsApp/2.24.1 A' })
    expect((await own(token))[0]).toMatchObject({ views: 0, days: [] })
    await open(id, { address: '192.0.2.1' })
    await open(id, { address: '192.0.2.1' })
    await Promise.all(['192.0.2.2', '192.0.2.3', '192.0.2.3'].map((address) => open(id, { address })))
    const [share] = await own(token)
    expect(share).toMatchObject({ views: 3 })
    expect(share?.days.map((day) => day.count)).toEqual([3])
    expect((await trade("select 1 from notice where user_id = ? and kind = 'share-opened'", owner)).results).toHaveLength(1)
  })

  it('are not counted of the picture beside a link, which is of shares alone that are live and need no password', async () => {
    const { token } = await tools.agent()
    const [id, closed] = [await made(token), await made(token, { password: 'tigers-sleep' })]
    const cover = async (share: string, caller = {}) =>
      (await tools.ask<LinkPictureOfShareQuery>(String(LinkPictureOfShareDocument), { id: share }, { userAgent: BROWSER, ...caller })).data
        ?.shareCover
    expect(await cover(id)).toMatchObject({ kind: 'REPORT', title: 'For Mrs Lim', lines: { name: 'Ah Kow Ng' } })
    expect([await cover(closed), await cover(closed, { token }), await cover('x'.repeat(22))]).toEqual([null, null, null])
    expect((await own(token)).map(({ views }) => views)).toEqual([0, 0])
    await trade('update share set expires_at = 1 where id = ?', id)
    expect(await cover(id)).toBeNull()
    await trade('update share set expires_at = 9999999999, revoked_at = 1 where id = ?', id)
    expect(await cover(id)).toBeNull()
  })

  it('keep nothing of who came, once the day is over', async () => {
    const { token } = await tools.newPerson()
    const id = await made(token)
    await open(id, { address: '192.0.2.1' })
    const { results } = await trade('select hash from share_visitor where share_id = ?', id)
    expect(results).toHaveLength(1)
    expect(String(results[0]?.hash)).not.toContain('192.0.2.1')
    await provider.fetch('/jobs')
    expect((await trade('select 1 from share_visitor where share_id = ?', id)).results).toHaveLength(1)
    await trade("update share_visitor set day = '2026-01-01' where share_id = ?", id)
    await trade("update share_view set day = '2026-01-01' where share_id = ?", id)
    await trade("update share_salt set day = '2026-01-01'")
    await provider.fetch('/jobs')
    expect((await trade('select 1 from share_visitor where share_id = ?', id)).results).toEqual([])
    expect((await trade('select 1 from share_salt')).results).toEqual([])
    await open(id, { address: '192.0.2.1' })
    expect((await own(token))[0]).toMatchObject({ views: 2, days: [{ day: '2026-01-01', count: 1 }, { count: 1 }] })
  })
})

it('is made by a seat that has the right to reports, with the lines of whoever pays for it', async () => {
  const seats = await seatTools(provider)
  const holder = await seats.payer(1)
  await licence(holder.id)
  const seat = await seats.seated(holder, { rights: [] })
  expect(codeOf(await make(seat.token))).toBe('seat-right')
  await tools.ask(GRANT, { id: seat.id, key: newKey(), rights: ['REPORTS'] }, { token: holder.token })
  const id = await made(seat.token)
  expect((await open(id))?.opened?.lines).toMatchObject({ name: 'Ah Kow Ng', phone: holder.phoneNumber })
  expect((await own(holder.token)).map((share) => share.id)).not.toContain(id)
  expect(await own(seat.token)).toHaveLength(1)
})

it('stands in the export of its maker’s data, without the password, and goes with the account', async () => {
  const { token, id: owner } = await tools.newPerson()
  const id = await made(token, { password: 'tigers-sleep' })
  const { data } = await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token })
  expect(JSON.stringify(data)).toContain('For Mrs Lim')
  expect(JSON.stringify(data)).not.toContain('scrypt')
  await tools.run('update user set deletion_due_at = 1 where id = ?', owner)
  expect(await open(id)).toBeNull()
  await tools.cleanUp()
  expect((await trade('select 1 from share where owner = ?', owner)).results).toEqual([])
  expect((await trade('select 1 from share_snapshot where share_id = ?', id)).results).toEqual([])
})
