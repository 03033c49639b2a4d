import { expect, it } from 'vitest'
import type { ProviderContext } from '../../context.ts'
import { memoryLedger } from '../../ports/ledger/memory.ts'
import { askForPasswordLink } from './passwords.ts'

const KNOWN = { id: 'u1', email: 'Known@example.com', emailKey: 'known@example.com', nickName: 'Mei', language: 'en-US', country: 'SG' }

/** Asks for a link and returns what was done until the answer, and after it; statements by their text, counts by their kind. */
async function workFor(email: string, times = 1) {
  const done: string[] = []
  const late: Promise<unknown>[] = []
  const ledger = memoryLedger()
  const read = (sql: string, first: unknown) => {
    done.push(sql.replace(/\s+/g, ' '))
    return Promise.resolve(first === KNOWN.emailKey ? { ...KNOWN, passwordHash: 'a hash' } : null)
  }
  const context = {
    account: {
      first: (_: unknown, sql: string, first: unknown) => read(sql, first),
      all: (_: unknown, sql: string) => read(sql, null),
      run: (sql: string) => read(sql, null),
    },
    ledger: {
      ...ledger,
      take: (key: string, limit: Parameters<typeof ledger.take>[1]) => {
        done.push(`counts ${key.split(':')[0]}`)
        return ledger.take(key, limit)
      },
    },
    clock: { nowMs: () => 0 },
    clientAddress: '198.51.100.1',
    siteOrigin: 'https://site.example',
    later: (work: Promise<unknown>) => void late.push(work),
    country: { countryCode: 'SG' },
    trade: { all: (_: unknown, _sql: string, _key: string, _country: string, to: string) => Promise.resolve(done.push(`mails ${to}`)) },
    post: { push: () => Promise.resolve() },
  }
  const before: string[][] = []
  for (let i = 0; i < times; i++) {
    await askForPasswordLink(context as unknown as ProviderContext, email)
    before.push(done.splice(0))
    await Promise.all(late.splice(0))
  }
  return { before: before.at(-1), after: done }
}

it('a forgotten password is the same work for an address with an account and one without, but for the mail (§4)', async () => {
  const [known, unknown] = [await workFor(KNOWN.email), await workFor('unknown@example.com')]
  expect(unknown.before).toEqual(known.before)
  expect(known.before).toHaveLength(2)
  expect(known.after).toHaveLength(3)
  expect(known.after.filter((work) => !work.startsWith('mails'))).toEqual(unknown.after)
  expect(known.after.at(-1)).toBe(`mails ${KNOWN.email}`)
})

it('and stays the same when links were asked for too often', async () => {
  const [known, unknown] = [await workFor(KNOWN.email, 8), await workFor('unknown@example.com', 8)]
  expect(unknown.before).toEqual(known.before)
  expect(known.after.filter((work) => !work.startsWith('mails'))).toEqual(unknown.after)
})
