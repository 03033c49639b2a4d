import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memoryLedger } from './memory.ts'
import { EMPTY, take } from './rules.ts'

const SECRET = { secretHash: 'right', ttlSeconds: 600, resendSeconds: 60, tries: 5 }

/** A ledger whose clock the test sets. */
function ledgerAt(start = 1_000_000) {
  let now = start
  return { ledger: memoryLedger({ nowMs: () => now }), pass: (seconds: number) => (now += seconds * 1_000) }
}

describe('one-time secrets', () => {
  it('are right once', async () => {
    const { ledger } = ledgerAt()
    expect(await ledger.issue('k', SECRET)).toEqual({ issued: true })
    expect(await ledger.attempt('k', 'right')).toBe('right')
    expect(await ledger.attempt('k', 'right')).toBe('spent')
  })

  it('are spent after their wrong tries, even for the right one', async () => {
    const { ledger } = ledgerAt()
    await ledger.issue('k', SECRET)
    for (let i = 0; i < SECRET.tries; i++) expect(await ledger.attempt('k', 'wrong')).toBe('wrong')
    expect(await ledger.attempt('k', 'right')).toBe('spent')
  })

  it('are refused again until the resend time, to the millisecond, also after the tries are used up', async () => {
    const { ledger, pass } = ledgerAt()
    await ledger.issue('k', SECRET)
    for (let i = 0; i < SECRET.tries; i++) await ledger.attempt('k', 'wrong')
    expect(await ledger.issue('k', SECRET)).toEqual({ issued: false, waitSeconds: 60 })
    pass(59.999)
    expect(await ledger.issue('k', SECRET)).toEqual({ issued: false, waitSeconds: 1 })
    pass(0.001)
    expect(await ledger.issue('k', SECRET)).toEqual({ issued: true })
    expect(await ledger.attempt('k', 'right')).toBe('right')
  })

  it('end with their time', async () => {
    const { ledger, pass } = ledgerAt()
    await ledger.issue('k', SECRET)
    pass(599.999)
    expect(await ledger.attempt('k', 'wrong')).toBe('wrong')
    pass(0.001)
    expect(await ledger.attempt('k', 'right')).toBe('spent')
  })

  it('are replaced by the next one, with new tries', async () => {
    const { ledger, pass } = ledgerAt()
    await ledger.issue('k', SECRET)
    for (let i = 0; i < 4; i++) await ledger.attempt('k', 'wrong')
    pass(60)
    await ledger.issue('k', { ...SECRET, secretHash: 'newer' })
    for (let i = 0; i < 4; i++) expect(await ledger.attempt('k', 'right')).toBe('wrong')
    expect(await ledger.attempt('k', 'newer')).toBe('right')
  })

  it('may be sent again at once when they could not be delivered; others stay', async () => {
    const { ledger } = ledgerAt()
    await ledger.issue('k', SECRET)
    await ledger.withdraw('k', 'other')
    expect(await ledger.issue('k', SECRET)).toMatchObject({ issued: false })
    await ledger.withdraw('k', 'right')
    expect(await ledger.attempt('k', 'right')).toBe('spent')
    expect(await ledger.issue('k', SECRET)).toEqual({ issued: true })
  })

  it('come back with the tries they had left when the next one is withdrawn', async () => {
    const { ledger, pass } = ledgerAt()
    await ledger.issue('k', SECRET)
    for (let i = 0; i < 4; i++) await ledger.attempt('k', 'wrong')
    pass(60)
    await ledger.issue('k', { ...SECRET, secretHash: 'newer' })
    await ledger.withdraw('k', 'newer')
    await ledger.withdraw('k', 'newer')
    expect(await ledger.attempt('k', 'newer')).toBe('wrong')
    expect(await ledger.attempt('k', 'right')).toBe('spent')
  })

  it('of one key are nothing under another', async () => {
    const { ledger } = ledgerAt()
    await ledger.issue('a', SECRET)
    expect(await ledger.attempt('b', 'right')).toBe('spent')
  })

  it('take at most their number of wrong guesses, with any events between resends', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('guess' as const), hash: fc.constantFrom('right', 'a', 'ab', '', 'righ', 'rightt') }),
      fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 59 }) }),
      fc.constant({ kind: 'issue' as const }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { ledger, pass } = ledgerAt()
        let wrongSinceIssue = 0
        for (const one of steps) {
          if (one.kind === 'pass') pass(one.seconds)
          else if (one.kind === 'issue') wrongSinceIssue = (await ledger.issue('k', SECRET)).issued ? 0 : wrongSinceIssue
          else {
            const answer = await ledger.attempt('k', one.hash)
            if (answer === 'wrong') wrongSinceIssue++
            if (answer === 'right') expect([one.hash, wrongSinceIssue < 5]).toEqual(['right', true])
          }
          expect(wrongSinceIssue).toBeLessThanOrEqual(SECRET.tries)
        }
      }),
    )
  })
})

describe('limits', () => {
  const LIMIT = { max: 3, windowSeconds: 100 }

  it('slide: room comes back as the oldest event leaves the window', async () => {
    const { ledger, pass } = ledgerAt()
    for (let i = 0; i < 3; i++) {
      expect(await ledger.take('k', LIMIT)).toEqual({ allowed: true, retryAfterSeconds: 0 })
      pass(10)
    }
    expect(await ledger.take('k', LIMIT)).toEqual({ allowed: false, retryAfterSeconds: 70 })
    pass(70)
    expect(await ledger.take('k', LIMIT)).toEqual({ allowed: true, retryAfterSeconds: 0 })
    expect(await ledger.take('k', LIMIT)).toEqual({ allowed: false, retryAfterSeconds: 10 })
  })

  it('take several events at once, all or none', () => {
    const all = take(EMPTY, LIMIT, 1_000, 2)
    expect(all[1]).toEqual({ allowed: true, retryAfterSeconds: 0 })
    const [kept, refused] = take(all[0], LIMIT, 2_000, 2)
    expect([refused, kept.taken]).toEqual([{ allowed: false, retryAfterSeconds: 99 }, all[0].taken])
    expect(take(kept, LIMIT, 2_000, 1)[1].allowed).toBe(true)
    expect(take(EMPTY, LIMIT, 1_000, 4)[1]).toEqual({ allowed: false, retryAfterSeconds: 100 })
  })

  it('are forgotten on demand', async () => {
    const { ledger } = ledgerAt()
    for (let i = 0; i < 3; i++) await ledger.take('k', LIMIT)
    await ledger.forget('k')
    expect(await ledger.take('k', LIMIT)).toMatchObject({ allowed: true })
  })

  it('never let more through in any window than they say, and a refused one may go on when it was told', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 60 }), async (gaps) => {
        let now = 0
        const ledger = memoryLedger({ nowMs: () => now })
        const allowed: number[] = []
        for (const gap of gaps) {
          now += gap
          const taking = await ledger.take('k', LIMIT)
          if (taking.allowed) allowed.push(now)
          else {
            expect(taking.retryAfterSeconds).toBeGreaterThan(0)
            now += taking.retryAfterSeconds * 1_000
            expect(await ledger.take('k', LIMIT)).toMatchObject({ allowed: true })
            allowed.push(now)
          }
        }
        for (const at of allowed) expect(allowed.filter((other) => other > at - 100_000 && other <= at).length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
