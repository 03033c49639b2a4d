import { beforeEach, describe, expect, it } from 'vitest'
import { SAVED_SEARCHES_MAX } from '#graphql/limits.ts'
import { dataTools } from './account-data-fixture.ts'
import { codeOf } from './account-fixture.ts'
import { startProvider } from './harness.ts'

const SAVE = `mutation Save($input: SaveSearchInput!) { saveSearch(input: $input) { id name country path search alert canAlert } }`
const UPDATE = `mutation Update($id: ID!, $name: String, $alert: AlertInterval) { updateSavedSearch(id: $id, name: $name, alert: $alert) { name alert } }`
const REMOVE = 'mutation Remove($id: ID!) { deleteSavedSearch(id: $id) { success } }'
const LIST = '{ savedSearches { id name alert } }'

interface Saved {
  id: string
  name: string
  country: string
  alert: string
  canAlert: boolean
}

const provider = await startProvider()
const tools = dataTools(provider)

const cedar = { name: 'Cedar Ave', path: '/search', search: '?street=Cedar+Ave', filter: { street: 'Cedar Ave' } }
const save = async (token: string, change: Record<string, unknown> = {}, country: 'SG' | 'HK' = 'SG') =>
  tools.ask<{ saveSearch: Saved }>(SAVE, { input: { ...cedar, ...change } }, { token, country })
const saved = async (token: string, change: Record<string, unknown> = {}) => {
  const { data, errors } = await save(token, change)
  expect(errors).toEqual([])
  return data?.saveSearch as Saved
}
const list = async (token: string) => (await tools.ask<{ savedSearches: Saved[] }>(LIST, {}, { token })).data?.savedSearches ?? []

describe('saved searches', () => {
  it('are kept once for an address and country, and listed newest first', async () => {
    const { token } = await tools.newPerson()
    const first = await saved(token, { alert: 'DAILY' })
    expect(first).toMatchObject({ name: 'Cedar Ave', country: 'SG', path: '/search', alert: 'DAILY', canAlert: true })
    expect(await saved(token, { name: 'Again' })).toEqual(first)
    expect((await save(token, {}, 'HK')).data?.saveSearch.id).not.toBe(first.id)
    expect(await list(token)).toHaveLength(2)
  })

  it('may be any page, but alerts need a filter', async () => {
    const { token } = await tools.newPerson()
    const map = await saved(token, { path: '/map', search: '?at=1.3,103.8,14z', filter: null, alert: 'DAILY' })
    expect(map).toMatchObject({ alert: 'OFF', canAlert: false })
    const { data } = await tools.ask<{ updateSavedSearch: Saved }>(UPDATE, { id: map.id, alert: 'WEEKLY' }, { token })
    expect(data?.updateSavedSearch.alert).toBe('OFF')
  })

  it.each([
    ['saved-search-name', { name: '  ' }],
    ['saved-search-address', { path: '//evil.example' }],
    ['saved-search-address', { search: 'q=1' }],
    ['radius-too-large', { filter: { near: { lat: 1, lng: 103, radiusMetres: 99_999 } } }],
  ])('%s: nothing is kept of %j', async (code, change) => {
    const { token } = await tools.newPerson()
    expect(codeOf(await save(token, change))).toBe(code)
    expect(await list(token)).toEqual([])
  })

  it('are limited in number, also when they come at once', async () => {
    const { token } = await tools.newPerson()
    const answers = await Promise.all(
      Array.from({ length: SAVED_SEARCHES_MAX + 4 }, (_, at) => save(token, { search: `?street=Cedar+Ave&page=${at}` })),
    )
    expect(answers.filter((one) => codeOf(one) === 'too-many-saved-searches')).toHaveLength(4)
    expect(await list(token)).toHaveLength(SAVED_SEARCHES_MAX)
  })

  it('are changed and deleted by their owner only', async () => {
    const [owner, other] = [await tools.newPerson(), await tools.newPerson()]
    const { id } = await saved(owner.token)
    for (const [query, variables] of [
      [UPDATE, { id, name: 'Mine now' }],
      [REMOVE, { id }],
    ] as const)
      expect(codeOf(await tools.ask(query, variables, { token: other.token }))).toBe('saved-search-unknown')
    const { data } = await tools.ask<{ updateSavedSearch: Saved }>(UPDATE, { id, name: ' The  avenue ', alert: 'WEEKLY' }, owner)
    expect(data?.updateSavedSearch).toEqual({ name: 'The avenue', alert: 'WEEKLY' })
    expect(codeOf(await tools.ask(UPDATE, { id, name: '' }, owner))).toBe('saved-search-name')
    expect((await tools.ask(REMOVE, { id }, owner)).errors).toEqual([])
    expect(await list(owner.token)).toEqual([])
  })

  it('are in the export, and are deleted with the account', async () => {
    const { token, id } = await tools.newPerson()
    await saved(token)
    const { data } = await tools.ask<{ accountExport: string }>('{ accountExport }', {}, { token })
    expect(JSON.parse(data?.accountExport ?? '{}').savedSearches).toMatchObject([{ name: 'Cedar Ave', path: '/search', alert: 'off' }])
    await tools.run('update user set deletion_due_at = 1 where id = ?', id)
    await tools.cleanUp()
    expect(await tools.row('select count(*) as n from saved_search where user_id = ?', id)).toEqual({ n: 0 })
  })
})

describe('shapes', () => {
  const around = [{ lat: 1.33, lng: 103.9, radiusMetres: 2_000 }]

  it('are kept with the names of their stations', async () => {
    const { token } = await tools.newPerson()
    const [station] =
      (
        await provider.ask<{ amenities: { nodes: { name: string; lat: number; lng: number }[] } }>(
          '{ amenities(filter: { types: ["mrt"] }, first: 1) { nodes { name lat lng } } }',
        )
      ).data?.amenities.nodes ?? []
    const reach = { lat: station?.lat, lng: station?.lng, minutes: 10 }
    await saved(token, { search: '?reach=1', filter: { reach, around } })
    const { data } = await tools.ask<{ savedSearches: unknown[] }>('{ savedSearches { canAlert places { at name } } }', {}, { token })
    expect(data?.savedSearches).toEqual([{ canAlert: true, places: [{ at: 'reach', name: station?.name }] }])
  })

  it('are refused where they cannot be read or are too long', async () => {
    const { token } = await tools.newPerson()
    expect(codeOf(await save(token, { filter: { outlines: '!!' } }))).toBe('bad-outlines')
    expect(codeOf(await save(token, { filter: { reach: { lat: 1, lng: 103, minutes: 500 } } }))).toBe('bad-reach')
    expect(codeOf(await save(token, { filter: { ids: Array.from({ length: 190 }, () => 'x'.repeat(40)) } }))).toBe('saved-search-filter')
    expect(await list(token)).toEqual([])
  })
})

describe('alerts', () => {
  let edition = 0
  /** what an import does: another edition, with more sales on Cedar Ave */
  const publish = async (sales: number, street = 'Cedar Ave') => {
    await provider.env.DB_SG.batch([
      provider.env.DB_SG.prepare("update meta set value = ? where key = 'data_version'").bind(`edition-${++edition}`),
      provider.env.DB_SG.prepare(
        'update project set sale_count = sale_count + ? where id = (select min(id) from project where street = ?)',
      ).bind(sales, street),
    ])
  }
  const run = async () => (await (await provider.fetch('/alerts')).json()) as { searches: number; letters: number }
  const reader = async (change: Record<string, unknown> = {}) => {
    const person = await tools.newPerson(change)
    await tools.run('update user set email_verified_at = 1 where id = ?', person.id)
    return person
  }
  const letters = async (email: string) =>
    (
      await tools.database
        .prepare("select subject, text, locale from outbox where recipient = ? and template = 'saved-search-news' order by id")
        .bind(email)
        .all<{ subject: string; text: string; locale: string }>()
    ).results

  beforeEach(async () => {
    await tools.run('delete from saved_search')
  })

  it('report news once, in one mail for all searches, and on the screen', async () => {
    const { id, token, email } = await reader()
    await saved(token, { alert: 'DAILY' })
    await saved(token, { name: 'Everything', search: '', filter: {}, alert: 'DAILY' })
    await saved(token, { name: 'Far away', search: '?q=far', filter: { street: 'Far Road' }, alert: 'DAILY' })
    expect(await run()).toEqual({ searches: 0, letters: 0 })
    await publish(2)
    expect(await run()).toEqual({ searches: 3, letters: 1 })
    const [letter, ...more] = await letters(email)
    expect(more).toEqual([])
    expect(letter?.text).toContain('Cedar Ave\n2 new sales\n')
    expect(letter?.text).toContain('Everything\n2 new sales\n')
    expect(letter?.text).not.toContain('Far away')
    expect(letter?.text).toContain('https://site.example/search?street=Cedar+Ave&locale=en-US')
    expect(letter?.text).toMatch(/\d+ Cedar Ave: \$\d{3},\d{3}, Jun 2026/)
    expect(await run()).toEqual({ searches: 0, letters: 0 })
    const notified = await provider.env.DB_TRADE.prepare('select kind from notice where user_id = ?').bind(id).all()
    expect(notified.results).toEqual([{ kind: 'search-news' }])
  })

  it('watch circles, outlines and reach, and name the place', async () => {
    const { token, email } = await reader()
    const { data } = await provider.ask<{ projects: { nodes: { lat: number; lng: number }[] } }>(
      '{ projects(filter: { street: "Cedar Ave" }, first: 1) { nodes { lat lng } } }',
    )
    const at = data?.projects.nodes[0]
    const inside = { lat: at?.lat, lng: at?.lng, radiusMetres: 1_500 }
    await saved(token, { name: 'Circle', search: '?around=1', filter: { around: [inside] }, alert: 'DAILY' })
    await saved(token, {
      name: 'Elsewhere',
      search: '?around=2',
      filter: { around: [{ lat: 1.2, lng: 103.6, radiusMetres: 200 }] },
      alert: 'DAILY',
    })
    await publish(3)
    expect(await run()).toMatchObject({ searches: 2, letters: 1 })
    const [letter] = await letters(email)
    expect(letter?.text).toMatch(/Circle\nWithin 1,500 m of [^\n]+\n3 new sales/)
    expect(letter?.text).not.toContain('Elsewhere')
  })

  it('are sent once although runs overlap', async () => {
    const { token, email } = await reader()
    await saved(token, { alert: 'DAILY' })
    await publish(1)
    await Promise.all([run(), run(), run()])
    expect(await letters(email)).toHaveLength(1)
  })

  it('go out once when a run was cut before it handed them over', async () => {
    const { token, email } = await reader()
    await saved(token, { alert: 'DAILY' })
    await publish(1)
    await provider.env.DB_TRADE.exec('alter table letter rename to letter_gone')
    const cut = await provider.fetch('/alerts').catch(() => null)
    await provider.env.DB_TRADE.exec('alter table letter_gone rename to letter')
    expect(cut?.ok ?? false).toBe(false)
    expect(await letters(email)).toEqual([])
    expect(await (await provider.fetch('/jobs')).json()).toMatchObject({ alerts: 1 })
    expect(await run()).toEqual({ searches: 0, letters: 0 })
    expect(await letters(email)).toHaveLength(1)
  })

  it('send nothing for an edition without news, and sum up news until then', async () => {
    const { token, email } = await reader()
    await saved(token, { alert: 'DAILY' })
    await publish(0)
    expect(await run()).toEqual({ searches: 1, letters: 0 })
    await publish(1)
    await publish(2)
    await run()
    expect((await letters(email)).map(({ text }) => /\d new sales?/.exec(text)?.[0])).toEqual(['3 new sales'])
  })

  it('come once a week where that is set, with all news of the week', async () => {
    const { token, email, id } = await reader()
    await saved(token, { alert: 'WEEKLY' })
    await publish(1)
    await run()
    await publish(2)
    await run()
    expect(await letters(email)).toHaveLength(1)
    await tools.run('update saved_search set told_at = told_at - 7 * 86400 where user_id = ?', id)
    await run()
    expect((await letters(email)).at(-1)?.text).toContain('2 new sales')
  })

  it('are not sent to unverified addresses, accounts to be deleted, or where turned off', async () => {
    const [unconfirmed, leaving, off] = [await tools.newPerson(), await reader(), await reader()]
    for (const { token } of [unconfirmed, leaving]) await saved(token, { alert: 'DAILY' })
    await saved(off.token)
    await tools.run('update user set deletion_due_at = 9999999999 where id = ?', leaving.id)
    await publish(5)
    expect(await run()).toEqual({ searches: 0, letters: 0 })
  })

  it('begin with the next edition when they are turned on again', async () => {
    const { token, email } = await reader()
    const { id } = await saved(token)
    await publish(4)
    await tools.ask(UPDATE, { id, alert: 'DAILY' }, { token })
    expect(await run()).toEqual({ searches: 1, letters: 0 })
    await publish(1)
    await run()
    expect((await letters(email)).map(({ text }) => /\d new sales?/.exec(text)?.[0])).toEqual(['1 new sale'])
  })

  it("speak the reader's language, and end by their own link without a login", async () => {
    const { token, email, id } = await reader()
    await tools.run("update user set language = 'zh-CH' where id = ?", id)
    await saved(token, { alert: 'DAILY' })
    await publish(1)
    await run()
    const [letter] = await letters(email)
    expect(letter).toMatchObject({ locale: 'zh-CH', subject: '您保存的搜索有新内容' })
    const secret = /\/user\/stop-alerts\/([\w-]{43})\?/.exec(letter?.text ?? '')?.[1] ?? ''
    const STOP = 'mutation Stop($token: String!) { stopAlerts(token: $token) { success } }'
    expect(codeOf(await tools.ask(STOP, { token: 'x'.repeat(43) }))).toBe('token-spent')
    expect((await list(token)).map(({ alert }) => alert)).toEqual(['DAILY'])
    expect((await tools.ask(STOP, { token: secret })).errors).toEqual([])
    expect((await list(token)).map(({ alert }) => alert)).toEqual(['OFF'])
    expect(await tools.row('select count(*) as n from alert_letter where token_hash = ?', secret)).toEqual({ n: 0 })
    await publish(1)
    expect((await run()).letters).toBe(0)
  })
})
