import { spawn } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { publishMarket } from '../../src/server/provider/build/publish-market.ts'
import { freshFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')

function bigDatabase(file: string, mark: string): void {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; create table big (id integer primary key, mark text, filling blob);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 12000) insert into big select i, '${mark}', randomblob(2000) from n;
    pragma wal_checkpoint(truncate); pragma journal_mode = delete`)
  db.close()
}

/** What a reader sees: the distinct marks and the number of rows. */
const seen = (db: DatabaseSync) => ({ ...db.prepare('select group_concat(distinct mark) mark, count(*) n from big').get() })

it('publishing replaces everything at once, whenever it is killed and although a reader has the file open', {
  timeout: 60_000,
}, async () => {
  const home = freshFolder('publish')
  const [old, fresh] = [join(home, 'old.sqlite'), join(home, 'fresh.sqlite')]
  bigDatabase(old, 'old')
  bigDatabase(fresh, 'new')
  const script = join(home, 'publish.ts')
  writeFileSync(
    script,
    `import { publishMarket } from ${JSON.stringify(join(root, 'src/server/provider/build/publish-market.ts'))}
const [source, target] = process.argv.slice(2)
console.log('go')
await publishMarket(source, target)
console.log('done')\n`,
  )
  const outcomes = new Set<string>()
  for (const delay of [0, 5, 10, 20, 30, 45, 60, 5_000]) {
    const target = join(home, `target-${delay}.sqlite`)
    copyFileSync(old, target)
    const reader = new DatabaseSync(target)
    reader.exec('pragma journal_mode = wal; pragma busy_timeout = 5000')
    expect(seen(reader)).toEqual({ mark: 'old', n: 12_000 })
    const child = spawn(process.execPath, [script, fresh, target], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    const closed = new Promise((resolve) => child.on('close', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await Promise.race([pause(delay), closed])
    child.kill('SIGKILL')
    await closed
    const after = seen(reader)
    expect(after.n).toBe(12_000)
    expect(['old', 'new']).toContain(after.mark)
    expect(reader.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    outcomes.add(String(after.mark))
    reader.close()
  }
  expect(outcomes).toEqual(new Set(['old', 'new']))
})

it('what the local runtime keeps in a database stays there, and does not stay in the file that was published', async () => {
  const home = freshFolder('publish-runtime')
  const [target, fresh] = [join(home, 'target.sqlite'), join(home, 'fresh.sqlite')]
  bigDatabase(target, 'old')
  bigDatabase(fresh, 'new')
  const server = new DatabaseSync(target)
  server.exec("create table _cf_METADATA (key integer primary key, value blob); insert into _cf_METADATA values (1, x'0102'), (7, null)")
  await publishMarket(fresh, target)
  expect(seen(server).mark).toBe('new')
  expect(server.prepare('select key, hex(value) as value from _cf_METADATA order by key').all()).toEqual([
    { key: 1, value: '0102' },
    { key: 7, value: '' },
  ])
  server.close()
  const published = new DatabaseSync(fresh)
  expect(published.prepare("select count(*) as n from sqlite_master where name like '%METADATA%'").get()).toEqual({ n: 0 })
  published.close()
})
