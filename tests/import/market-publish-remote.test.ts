import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applyMigrations, readMigrations } from '#provider/db/migrations.ts'
import { freshFolder, madeFolder } from './made-folder.ts'

const root = join(import.meta.dirname, '../..')

/** Stands in for wrangler: notes its arguments, and ends with the status that is set for its command. */
const WRANGLER = `#!/usr/bin/env node
const { appendFileSync, readFileSync } = require('node:fs')
const args = process.argv.slice(2)
const file = args[args.indexOf('--file') + 1]
appendFileSync(process.env.NOTED, JSON.stringify({ args, sql: args[0] === 'd1' ? readFileSync(file, 'utf8') : '' }) + '\\n')
process.exit(Number(process.env[args[0] === 'd1' ? 'D1_STATUS' : 'WHOAMI_STATUS'] ?? 0))
`
const noted = z.object({ args: z.array(z.string()), sql: z.string() })

describe('market:publish --remote', () => {
  const tools = freshFolder('publish-tools')
  let files: string

  beforeAll(() => {
    writeFileSync(join(tools, 'wrangler'), WRANGLER)
    chmodSync(join(tools, 'wrangler'), 0o755)
    files = madeFolder()
  })

  const publish = (home: string, options: string[] = [], env: Record<string, string> = {}) => {
    const notes = join(home, 'noted.jsonl')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/market-publish.ts'), '--market', 'SG', '--from', files, '--persist', home, '--remote', ...options],
      { encoding: 'utf8', env: { ...process.env, ...env, NOTED: notes, PATH: [tools, process.env.PATH].join(delimiter) } },
    )
    const calls = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []
    return { status, stdout, stderr, calls: calls.map((line) => noted.parse(JSON.parse(line))) }
  }

  it('sends rows and figures of the whole edition to the named database, every argument a value of its own', { timeout: 30_000 }, () => {
    const home = freshFolder('publish remote; $(touch x)')
    const { status, stdout, calls } = publish(home)
    expect(status).toBe(0)
    expect(stdout).toContain('SG is live in real-estate-sg')
    const [asked, ...sent] = calls
    expect(asked?.args).toEqual(['whoami', '--json'])
    expect(sent.length).toBeGreaterThan(0)
    for (const { args } of sent)
      expect(args).toEqual([
        'd1',
        'execute',
        'real-estate-sg',
        '--remote',
        '--yes',
        '--file',
        expect.stringContaining(join(home, 'remote/SG/0')),
      ])
    const there = new DatabaseSync(':memory:')
    applyMigrations(there, readMigrations('market'))
    for (const { sql } of sent) there.exec(sql)
    expect(there.prepare("select value from meta where key = 'too_few_sales_hdb'").get()?.value).toMatch(/^hdb: /)
    expect(there.prepare('select count(*) as n from txn').get()?.n).toBeGreaterThan(0)
  })

  it('says at once, before it reads a file, that wrangler is not signed in', () => {
    const home = freshFolder('publish-remote')
    const { status, stderr, calls } = publish(home, [], { WHOAMI_STATUS: '1' })
    expect(status).toBe(1)
    expect(stderr).toContain('refused: wrangler is not signed in to Cloudflare: set CLOUDFLARE_API_TOKEN')
    expect(calls).toHaveLength(1)
    expect(readdirSync(home)).toEqual(['noted.jsonl'])
  })

  it('refuses an environment whose database has no id, without asking wrangler', () => {
    const { status, stderr, calls } = publish(freshFolder('publish-remote'), ['--env', 'production'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/refused: wrangler.toml has no id for \S+: docs\/operations.md says/)
    expect(calls).toEqual([])
  })

  it('says what to do when wrangler refuses a part, and sends all of it the next time', { timeout: 30_000 }, () => {
    const home = freshFolder('publish-remote')
    const refused = publish(home, [], { D1_STATUS: '1' })
    expect(refused.status).toBe(1)
    expect(refused.stderr).toMatch(/wrangler refused .*0001\.sql; the remote market is incomplete: run the command again/)
    const again = publish(home)
    expect(again.status).toBe(0)
    expect(again.stdout).toContain(': imported before')
  })
})
