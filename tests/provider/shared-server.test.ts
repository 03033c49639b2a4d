import { describe, expect, it } from 'vitest'
import { Statements } from '#provider/db/client.ts'
import { writeLetter } from '#provider/modules/letter/write-letter.ts'
import { accountTools } from './account-fixture.ts'
import { startProvider, type TestProvider } from './harness.ts'

const ONCE = { max: 1, windowSeconds: 3_600 }
const now = () => Math.floor(Date.now() / 1_000)

const letter = ({ env }: TestProvider, key: string) =>
  writeLetter(new Statements(env.DB_TRADE), {
    key,
    country: 'SG',
    to: `${key}@example.com`,
    locale: 'en-US',
    template: 'password-changed',
    at: now(),
    values: { name: 'Mei', link: 'https://www.example.com/x' },
  })

const met = async ({ ask, env }: TestProvider) => ({
  users: await env.DB_ACCOUNT.prepare('select count(*) from user').first(),
  waste: await env.DB_TRADE.prepare('select count(*) from listing_waste').first(),
  places: await env.DB_TRADE.prepare('select count(*) from listing_group_place').first(),
  placing: await env.DB_TRADE.prepare('select * from listing_placing')
    .all()
    .then(({ results }) => results),
  files: (await env.FILES.list()).objects.map(({ key }) => key),
  edition: await env.DB_SG.prepare("select value from meta where key = 'data_version'").first(),
  projects: (await ask('{ projects { totalCount } }')).data,
  facts: await env.DB_HK.prepare('select count(*) from meta').first(),
  taken: await env.ATTEMPTS.getByName('limit').take(ONCE),
})

// servers are begun anew here, which takes long on a machine that does much else
describe('a file of tests', { timeout: 120_000 }, () => {
  it('meets nothing of the file before it', async () => {
    const first = await startProvider()
    const before = await met(first)
    expect(before).toMatchObject({ users: { 'count(*)': 0 }, files: [], taken: { allowed: true } })
    expect(await first.env.ATTEMPTS.getByName('limit').take(ONCE)).toMatchObject({ allowed: false })
    await accountTools(first).person('first-file')
    await first.env.DB_TRADE.batch(
      [
        `insert into listing_waste (media_id, listing_id, at) values ('m', 'l', 1)`,
        `insert into listing_group_place values (1, 1, 1, 103, 103)`,
        `update listing_placing set revision = 9`,
      ].map((sql) => first.env.DB_TRADE.prepare(sql)),
    )
    await first.env.FILES.put('avatar/left', 'a picture')
    await first.env.DB_SG.exec("update meta set value = 'another' where key = 'data_version'")
    await first.env.DB_HK.prepare('delete from meta').run()
    const second = await startProvider()
    expect(await met(second)).toEqual(before)
  })

  it('gets no message that an earlier file has sent', async () => {
    const first = await startProvider()
    await first.env.LETTERS.send({ kind: 'letter', key: 'late' }, { delaySeconds: 1 })
    const second = await startProvider()
    // the same key as the earlier message's, and one of its own behind it
    await letter(second, 'late')
    await letter(second, 'own')
    const sent = async () => (await second.env.DB_ACCOUNT.prepare('select recipient from outbox').all()).results
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await second.env.LETTERS.send({ kind: 'letter', key: 'own' })
    await expect.poll(sent).toEqual([{ recipient: 'own@example.com' }])
  })

  it('begins on another server after one that changed a schema', async () => {
    const first = await startProvider()
    await first.env.DB_TRADE.exec('create table left_behind (id text primary key)')
    const second = await startProvider()
    const left = await second.env.DB_TRADE.prepare("select name from sqlite_schema where name = 'left_behind'").all()
    expect(left.results).toEqual([])
  })

  it('waits for what the file before it still does', async () => {
    const first = await startProvider()
    await first.fetch('/write-later')
    const second = await startProvider()
    // longer than the write waits
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await second.env.DB_ACCOUNT.prepare('select * from phone_proof').all()).toMatchObject({ results: [] })
  })
})
