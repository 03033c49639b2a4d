import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HashTurns, TURN_LIMITS, type TurnCaller } from './hash-turns.ts'

const HASH_MS = 400
let turns: HashTurns
let running: number
let order: string[]

// files of one process share the clock
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  vi.useFakeTimers()
  turns = new HashTurns()
  running = 0
  order = []
})

const network = (key: string): TurnCaller => ({ line: 'network', key })

const hash = (name: string) => async () => {
  running++
  expect(running).toBe(1)
  order.push(name)
  await new Promise((resolve) => setTimeout(resolve, HASH_MS))
  running--
  return name
}

const many = <Made>(length: number, make: (at: number) => Made): Made[] => Array.from({ length }, (_, at) => make(at))
const guess = (name: string, caller = network(name)) => turns.run(caller, hash(name))
const ms = (length: number) => vi.advanceTimersByTimeAsync(length)

it('runs one at a time with a rest between', async () => {
  const begun = Date.now()
  const ended = ['a', 'b', 'c'].map((name) => guess(name).then(() => Date.now() - begun))
  await vi.runAllTimersAsync()
  const [, ...later] = (await Promise.all(ended)).sort((a, b) => a - b)
  expect(later[0]).toBeGreaterThanOrEqual(2 * HASH_MS + TURN_LIMITS.restMs)
  expect(order).toHaveLength(3)
})

it('tells a network that takes too much, and lets another one in', async () => {
  const crowd = many(60, (at) => guess(`crowd ${at}`, network('crowd')))
  const other = guess('home')
  await vi.runAllTimersAsync()
  expect((await Promise.all(crowd)).filter((answer) => answer !== null)).toHaveLength(TURN_LIMITS.each)
  expect(await other).toEqual({ value: 'home' })
})

it('gives the turn back of work that failed, and of work that never ends', async () => {
  await expect(turns.run(network('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void turns.run(network('b'), () => new Promise(() => {}))
  const next = guess('c')
  await ms(TURN_LIMITS.lostMs + HASH_MS + 2 * TURN_LIMITS.restMs)
  expect(await next).toEqual({ value: 'c' })
})

describe('while sixty networks guess without an end', () => {
  let isOver = false
  afterEach(() => {
    isOver = true
  })
  beforeEach(() => {
    isOver = false
    many(60, async (at) => {
      while (!isOver) {
        await guess(`crowd ${at}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
  })
  /** How many hashes came before one's own, the running one included. */
  const turnsUntil = async (name: string, caller: TurnCaller): Promise<number> => {
    const before = order.length
    void guess(name, caller)
    await ms(10 * (HASH_MS + TURN_LIMITS.restMs))
    return order.indexOf(name) < 0 ? Number.POSITIVE_INFINITY : order.indexOf(name) - before + 1
  }

  it.each([0, 100, 3_000, 60_000])('a new network comes next, %i ms later', async (later) => {
    await ms(later)
    expect(await turnsUntil('traveller', network('traveller'))).toBeLessThanOrEqual(2)
  })

  it('a network that was wrong once comes before them, when each has had its first', async () => {
    await ms(30_000)
    await turnsUntil('mistyped', network('home'))
    expect(await turnsUntil('typed right', network('home'))).toBeLessThanOrEqual(2)
  })

  it('somebody known has places apart, and a turn of two', async () => {
    await ms(3_000)
    expect(await turnsUntil('owner', { line: 'known', key: 'owner' })).toBeLessThanOrEqual(2)
  })

  it('and sixty more at one share, each line has its turn', async () => {
    many(60, async (at) => {
      while (!isOver) {
        await guess(`share ${at}`, { line: 'share', key: `viewer ${at}`, about: 'a share' })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await ms(3_000)
    expect(await turnsUntil('traveller', network('traveller'))).toBeLessThanOrEqual(3)
    expect(await turnsUntil('owner', { line: 'known', key: 'owner' })).toBeLessThanOrEqual(3)
    expect(await turnsUntil('guest', { line: 'share', key: 'guest', about: 'another share' })).toBeLessThanOrEqual(3)
  })
})

it('one share takes no more than its part of the places of shares', async () => {
  const guests = many(20, (at) => guess(`guest ${at}`, { line: 'share', key: `network ${at}`, about: 'a share' }))
  await ms(TURN_LIMITS.pollMs + 10)
  let waiting = guests.length
  for (const one of guests) void one.then(() => waiting--)
  await ms(0)
  expect(waiting).toBe(TURN_LIMITS.about)
})

describe('a name that nobody has', () => {
  it('takes as long as a wrong password, alone and in a crowd', async () => {
    const tookMs = async (ask: () => Promise<unknown>): Promise<number> => {
      const begun = Date.now()
      let took = 0
      void ask().then(() => {
        took = Date.now() - begun
      })
      await vi.runAllTimersAsync()
      return took
    }
    const wrong = await tookMs(() => guess('wrong'))
    turns = new HashTurns()
    const unknown = await tookMs(() => turns.pass(network('unknown')))
    expect(Math.abs(wrong - unknown)).toBeLessThanOrEqual(TURN_LIMITS.pollMs)
    const inCrowd = (ask: () => Promise<unknown>) => {
      turns = new HashTurns()
      return tookMs(async () => {
        void guess('first')
        const last = ask()
        for (const later of ['second', 'third']) void guess(later)
        await last
      })
    }
    const [behind, unknownBehind] = [await inCrowd(() => guess('wrong')), await inCrowd(() => turns.pass(network('unknown')))]
    expect(behind).toBeGreaterThan(3 * HASH_MS)
    expect(Math.abs(behind - unknownBehind)).toBeLessThanOrEqual(2 * TURN_LIMITS.pollMs)
  })

  it('takes nobody’s turn and nobody’s place', async () => {
    const unknown = many(60, (at) => turns.pass(network(`unknown ${at}`)))
    const known = many(TURN_LIMITS.places, (at) => guess(`known ${at}`))
    await ms(0)
    expect(order).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect((await Promise.all(known)).every((answer) => answer !== null)).toBe(true)
    expect(order).toHaveLength(TURN_LIMITS.places)
    expect(await Promise.all(unknown)).toContain(true)
  })

  it('is refused as soon as another one of the same network', async () => {
    const [unknown, wrong] = [many(20, () => turns.pass(network('unknown'))), many(20, () => guess('wrong'))]
    await vi.runAllTimersAsync()
    const taken = async (asked: Promise<unknown>[]) => (await Promise.all(asked)).filter(Boolean).length
    expect([await taken(unknown), await taken(wrong)]).toEqual([TURN_LIMITS.each, TURN_LIMITS.each])
  })
})

it('what was right does not count against a network', async () => {
  for (let login = 0; login < 5; login++) {
    void guess(`login ${login}`, network('office')).then(() => turns.forgive(network('office')))
    await ms(2 * HASH_MS)
  }
  void guess('running')
  const [office, other] = [guess('office', network('office')), turns.run(network('other'), hash('other'))]
  await vi.runAllTimersAsync()
  await Promise.all([office, other])
  // as the newest, not as one that guesses
  expect(order.slice(-2)).toEqual(['other', 'office'])
  void guess('running again')
  const later = [turns.run(network('third'), hash('third')), guess('office again', network('office'))]
  await vi.runAllTimersAsync()
  await Promise.all(later)
  expect(order.at(-1)).toBe('office again')
})

it('forgets a count in time', async () => {
  const limits = { ...TURN_LIMITS, countMs: 2_000 }
  turns = new HashTurns(limits)
  void guess('wrong', network('home'))
  await ms(3_000)
  void guess('running')
  void guess('other', network('other'))
  void guess('home', network('home'))
  await vi.runAllTimersAsync()
  expect(order).toEqual(['wrong', 'running', 'home', 'other'])
})
