import { expect, it, vi } from 'vitest'
import { EDITION_ANSWERS_MS, EditionAnswers } from './edition-answers.ts'

const later = (work: Promise<unknown>) => void work
const asked = (make: () => Promise<unknown>, now = 0) => ({ now, later, make })

it('makes an answer once for all who ask at once, and keeps it', async () => {
  const answers = new EditionAnswers()
  const make = vi.fn(async () => ({ rows: [1, null] }))
  const found = await Promise.all(Array.from({ length: 20 }, () => answers.of('q', asked(make))))
  expect(found).toEqual(Array.from({ length: 20 }, () => ({ rows: [1, null] })))
  await answers.of('q', asked(make, EDITION_ANSWERS_MS - 1))
  expect(make).toHaveBeenCalledTimes(1)
  await answers.of('q', asked(make, EDITION_ANSWERS_MS))
  expect(make).toHaveBeenCalledTimes(2)
})

it('gives each request an answer of its own', async () => {
  const answers = new EditionAnswers()
  const make = async () => ({ rows: [1] })
  const first = await answers.of('q', { now: 0, later, make })
  first.rows.push(2)
  expect(await answers.of('q', { now: 0, later, make })).toEqual({ rows: [1] })
})

it('keeps no failure, and no more characters than it may', async () => {
  const answers = new EditionAnswers(100)
  await expect(
    answers.of(
      'q',
      asked(() => Promise.reject(new Error('down'))),
    ),
  ).rejects.toThrow('down')
  expect(
    await answers.of(
      'q',
      asked(async () => 'x'.repeat(90)),
    ),
  ).toHaveLength(90)
  expect(answers.has('q', 0)).toBe(true)
  await answers.of(
    'other',
    asked(async () => 'x'.repeat(80)),
  )
  expect([answers.has('q', 0), answers.has('other', 0)]).toEqual([false, true])
  await answers.of(
    'long',
    asked(async () => 'x'.repeat(200)),
  )
  expect(answers.has('long', 0)).toBe(false)
})

it('waits four seconds for another request, and then makes the answer itself', async () => {
  vi.useFakeTimers()
  try {
    const answers = new EditionAnswers()
    void answers.of(
      'q',
      asked(() => new Promise(() => {})),
    )
    const found = answers.of(
      'q',
      asked(async () => 'own'),
    )
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await found).toBe('own')
    expect(
      await answers.of(
        'q',
        asked(() => Promise.reject(new Error('kept')), 4_001),
      ),
    ).toBe('own')
  } finally {
    vi.useRealTimers()
  }
})
