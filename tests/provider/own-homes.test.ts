import { beforeEach, describe, expect, it } from 'vitest'
import { KeepOwnPurchaseDocument, LikeSalesDocument, type LikeSalesQuery, RemoveOwnHomeDocument } from '#graphql/generated/graphql.ts'
import { OWN_HOMES_MAX } from '#graphql/home-kinds.ts'
import { writeMonthlyLetters } from '#provider/modules/own-home/monthly-letters.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'
import { homeTools, OWN_HOME, OWN_PLACE } from './own-home-fixture.ts'

const DAY = 86_400
const provider = await startProvider()
const {
  tools,
  clock,
  ask,
  keep,
  kept,
  homesOf,
  change,
  owner,
  trade,
  publish,
  runJob,
  throughKills,
  lettersOf,
  valuesOf,
  tokenOf,
  stop,
  letterOf,
} = homeTools(provider)

beforeEach(async () => {
  await trade('delete from own_home')
  await trade("delete from letter where template in ('home-month', 'homes-sold')")
  clock.now += 40 * DAY
})

describe('a home', () => {
  it('is kept once for its description, renamed and removed, by its owner alone', async () => {
    const [one, other] = [await owner(), await owner()]
    const id = await kept(one)
    expect(await kept(one, { name: 'Again' })).toBe(id)
    expect(await kept(one, { home: { ...OWN_HOME, floor: 9 } })).not.toBe(id)
    expect((await homesOf(one)).find((home) => home.id === id)).toMatchObject({
      name: 'Again',
      home: OWN_HOME,
      isMonthly: false,
      hasAlert: false,
      canAlert: true,
    })
    expect(await homesOf(other)).toEqual([])
    for (const answer of [
      await change(other, id, { name: 'Mine' }),
      await change(other, id, { isMonthly: true }),
      await change(other, id, { hasAlert: true }),
      await ask(KeepOwnPurchaseDocument, { id, purchase: '{}' }, other),
    ])
      expect(codeOf(answer)).toBe('own-home-unknown')
    await ask(RemoveOwnHomeDocument, { id }, other)
    expect((await change(one, id, { name: ' The\tflat ' })).data?.changeOwnHome).toMatchObject({ name: 'The flat', isMonthly: false })
    await ask(RemoveOwnHomeDocument, { id }, one)
    expect(await homesOf(one)).toHaveLength(1)
  })

  it('has a project, a name and a bounded number', async () => {
    const one = await owner()
    expect(codeOf(await keep(one, { slug: 'nowhere' }))).toBe('own-home-place')
    expect(codeOf(await keep(one, { name: '  ' }))).toBe('own-home-name')
    const answers = await Promise.all(
      Array.from({ length: OWN_HOMES_MAX + 2 }, (_, floor) => keep(one, { home: { ...OWN_HOME, floor: floor + 1 } })),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'own-home-many')).toHaveLength(2)
    expect(await homesOf(one)).toHaveLength(OWN_HOMES_MAX)
  })

  it('keeps what was paid only where its owner asks for it, and forgets it', async () => {
    const one = await owner()
    const id = await kept(one)
    expect((await homesOf(one))[0]?.purchase).toBeNull()
    for (const wrong of ['[]', 'x', `{"a":"${'x'.repeat(1_000)}"}`])
      expect(codeOf(await ask(KeepOwnPurchaseDocument, { id, purchase: wrong }, one))).toBe('own-home-purchase')
    await ask(KeepOwnPurchaseDocument, { id, purchase: '{"paid":5}' }, one)
    expect((await homesOf(one))[0]?.purchase).toBe('{"paid":5}')
    await ask(KeepOwnPurchaseDocument, { id }, one)
    expect((await homesOf(one))[0]?.purchase).toBeNull()
  })

  it('is in the export, and goes with the account', async () => {
    const one = await owner()
    const id = await kept(one)
    await change(one, id, { hasAlert: true, isMonthly: true })
    await runJob(writeMonthlyLetters)
    const { data } = await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token: one.token })
    expect(JSON.parse(data?.accountExport ?? '{}')).toMatchObject({
      ownHomes: [{ name: 'Ours', has_alert: 1 }],
      homeLetterLinks: [{ letter: 'monthly' }],
    })
    await tools.run('update user set deletion_due_at = 1 where id = ?', one.id)
    await tools.cleanUp()
    expect(await trade('select 1 from own_home where owner = ?', one.id)).toEqual([])
    expect(await trade('select 1 from own_home_link where owner = ?', one.id)).toEqual([])
    expect(await trade('select 1 from own_home_sale where home_id = ?', id)).toEqual([])
  })
})

it('like sales are of the same kind, about the same size, and near', async () => {
  const { data, errors } = await ask<LikeSalesQuery>(LikeSalesDocument, { ...OWN_PLACE, areaSqm: 90 })
  expect(errors).toEqual([])
  const found = data?.likeSales
  expect(found?.sales.length).toBeGreaterThan(0)
  for (const { areaSqm, metres, project } of found?.sales ?? []) {
    expect(areaSqm).toBeGreaterThanOrEqual(90 * 0.85)
    expect(areaSqm).toBeLessThanOrEqual(90 * 1.15)
    expect(metres).toBeLessThanOrEqual(500)
    expect(project.typeGroup).toBe('PUBLIC_STACK')
  }
  expect((found?.sales ?? []).map(({ month }) => month)).toEqual(
    (found?.sales ?? [])
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
  expect(codeOf(await ask(LikeSalesDocument, { ...OWN_PLACE, areaSqm: 0 }))).toBe('own-home-size')
  expect((await ask<LikeSalesQuery>(LikeSalesDocument, { ...OWN_PLACE, slug: 'nowhere', areaSqm: 90 })).data?.likeSales).toBeNull()
})

describe('the monthly letter', () => {
  it('is written to nobody who did not ask', async () => {
    await kept(await owner())
    await publish()
    await runJob(writeMonthlyLetters)
    expect(await lettersOf('home-month')).toEqual([])
  })

  it('is written once for a home and month, killed at every step, and again with the next edition of another month', async () => {
    const one = await owner()
    const id = await kept(one)
    await change(one, id, { isMonthly: true })
    await publish()
    await throughKills(writeMonthlyLetters)
    const letters = await lettersOf(`home-month ${id}`)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ recipient: one.email, locale: 'en-US' })
    const values = valuesOf(letters[0])
    expect(values).toMatchObject({ home: 'Ours', worth: { currencyCode: 'SGD' } })
    expect(values.worth.low).toBeLessThan(values.worth.value)
    expect(values.link).toContain(`/user/homes?home=${id}&locale=en-US`)
    expect(values.sold.length).toBeGreaterThan(0)
    // an edition of the same month: not twice
    await publish()
    await runJob(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(1)
    clock.now += 31 * DAY
    await throughKills(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(2)
    // nothing was published since: there is nothing to tell
    clock.now += 31 * DAY
    await runJob(writeMonthlyLetters)
    expect(await lettersOf(`home-month ${id}`)).toHaveLength(2)
  })

  it('says that nothing can be estimated where that is so', async () => {
    const one = await owner()
    const id = await kept(one, { home: { unitMix: '3', areaSqm: 9_000, floor: 5 } })
    await change(one, id, { isMonthly: true })
    await publish()
    await runJob(writeMonthlyLetters)
    expect(valuesOf((await lettersOf(`home-month ${id}`))[0])).toMatchObject({ worth: null, sold: [] })
  })

  it('is not sent to an address that is not confirmed, nor to an account that is leaving', async () => {
    const [unconfirmed, leaving] = [await tools.newPerson(), await owner()]
    for (const one of [unconfirmed, leaving]) await change(one, await kept(one), { isMonthly: true })
    await tools.run('update user set deletion_due_at = 9999999999 where id = ?', leaving.id)
    await publish()
    expect(await runJob(writeMonthlyLetters)).toBe(2)
    expect(await lettersOf('home-month')).toEqual([])
    expect(await runJob(writeMonthlyLetters)).toBe(0)
  })

  it('is stopped by its link without a login, once or again, and that of no other home', async () => {
    const one = await owner()
    const [id, other] = [await kept(one), await kept(one, { name: 'The other', home: { ...OWN_HOME, floor: 3 } })]
    for (const each of [id, other]) await change(one, each, { isMonthly: true, hasAlert: true })
    await publish()
    await runJob(writeMonthlyLetters)
    const token = tokenOf((await lettersOf(`home-month ${id}`))[0])
    expect(await letterOf(token)).toEqual({ letter: 'MONTHLY', name: 'Ours', isOn: true })
    // looking at it stops nothing
    expect((await homesOf(one)).map(({ isMonthly }) => isMonthly)).toEqual([true, true])
    for (let time = 0; time < 2; time++) expect((await stop(token)).errors).toEqual([])
    const standing = new Map((await homesOf(one)).map((home) => [home.id, home]))
    expect([standing.get(id), standing.get(other)]).toMatchObject([{ isMonthly: false, hasAlert: true }, { isMonthly: true }])
    expect(await letterOf(token)).toEqual({ letter: 'MONTHLY', name: 'Ours', isOn: false })
    expect(codeOf(await stop('x'.repeat(43)))).toBe('token-spent')
    expect(await letterOf('x'.repeat(43))).toBeNull()
    expect(await trade('select 1 from own_home_link where token_hash = ?', token)).toEqual([])
  })
})
