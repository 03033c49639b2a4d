import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword, PASSWORD_COST, type ScryptCost } from './password-hash.ts'

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
    const costsOf = async (stored: string | null) => {
      const costs: ScryptCost[] = []
      await checkPassword('wrong', stored, async (_, __, cost) => {
        costs.push(cost)
        return Buffer.alloc(32)
      })
      return costs
    }
    expect(await costsOf(await hashPassword('Nine-tigers-7'))).toEqual([PASSWORD_COST])
    expect(await costsOf(null)).toEqual([PASSWORD_COST])
  })
})
