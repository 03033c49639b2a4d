import { scrypt } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { checkPassword, hashPassword, PASSWORD_COST } from './password-hash.ts'

// counts how often it hashes, and still hashes; a spy on the whole module would change the streams of other files
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, scrypt: vi.fn(real.scrypt) }
})

const cheap = { N: 16, r: 1, p: 1 }

describe('stored passwords', () => {
  it('hold their cost and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('Nine-tigers-7'), hashPassword('Nine-tigers-7')])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await checkPassword('Nine-tigers-7', one)).toEqual({ isRight: true, isOutdated: false })
    expect(await checkPassword('nine-tigers-7', one)).toEqual({ isRight: false, isOutdated: false })
  })

  it('of an older cost are checked, and reported as outdated', async () => {
    const old = await hashPassword('Nine-tigers-7', cheap)
    expect(await checkPassword('Nine-tigers-7', old)).toEqual({ isRight: true, isOutdated: true })
    expect(await checkPassword('Nine-tigers-8', old)).toEqual({ isRight: false, isOutdated: true })
  })

  it('match however a keyboard composes their characters', async () => {
    const stored = await hashPassword('Caf\u00e9-tigers-7', cheap)
    expect((await checkPassword('Cafe\u0301-tigers-7', stored)).isRight).toBe(true)
  })

  it('are refused without hashing when they are far too long', async () => {
    const long = 'x'.repeat(257)
    const stored = await hashPassword(long, cheap)
    expect((await checkPassword(long, stored)).isRight).toBe(false)
    expect((await checkPassword('', await hashPassword('', cheap))).isRight).toBe(true)
    expect((await checkPassword(long, await hashPassword('', cheap))).isRight).toBe(false)
  })

  it('that are malformed or missing match nothing', async () => {
    for (const stored of [null, '', 'plain', 'scrypt$16$1$1$$', 'scrypt$16$1$1$c2FsdA$c2hvcnQ', 'bcrypt$16$1$1$c2FsdA$a2V5'])
      expect((await checkPassword('', stored)).isRight).toBe(false)
  })

  it('cost as much to check when there is none', async () => {
    const costs = async (stored: string | null) => {
      vi.mocked(scrypt).mockClear()
      await checkPassword('wrong', stored)
      return vi.mocked(scrypt).mock.calls.map(([, , length, { N, r, p }]) => ({ length, N, r, p }))
    }
    const known = await costs(await hashPassword('Nine-tigers-7'))
    expect(known).toEqual([{ length: 32, ...PASSWORD_COST }])
    expect(await costs(null)).toEqual(known)
  })
})
