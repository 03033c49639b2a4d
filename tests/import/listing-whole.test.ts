import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEED_FORMATS, type FeedFormat } from '../../src/graphql/listing-kinds.ts'
import { feedText } from '../../src/server/provider/modules/listing-feed/write-feed.ts'
import { demoMarketOf, NOW, newDatabase, putSource, recordsOf, rowsOf, state, take } from './feed-fixture.ts'

const market = demoMarketOf('SG')
const live = recordsOf('SG', 'lantern-bay', 60).filter(({ state: is }) => is === 'live')
const stock = live.slice(0, 12)

/** A source of this format that advertises some homes. */
async function advertising(format: FeedFormat, records = stock) {
  const desk = { account: newDatabase('account'), trade: newDatabase('trade'), market }
  putSource(desk.trade, 'lantern-bay', { format })
  let sent = 0
  const send = (given: Parameters<typeof take>[2], more: Parameters<typeof take>[3] = {}) =>
    take(desk, 'lantern-bay', given, { format, now: NOW + 60 * ++sent, ...more })
  expect(await send(records)).toMatchObject({ state: 'done', taken: records.length, withdrawn: 0 })
  return { desk, send, stands: () => rowsOf(desk.trade, "select count(*) as n from listing where state = 'live'")[0]?.n }
}

const bytes = (all: Uint8Array) => ({
  bytes: (async function* () {
    yield all
  })(),
})

const ERROR_PAGE = '<!DOCTYPE html>\n<html><head><title>503</title></head><body><h1>Service Unavailable</h1></body></html>\n'
const WORDS: Record<FeedFormat, { empty: string[]; spoil: (text: string) => string }> = {
  reso: { empty: ['[]', '{}', 'null'], spoil: (text) => text.replace(/"ListPrice":\d+/g, '"ListPrice":"much"') },
  csv: { empty: [feedText('csv', [])], spoil: (text) => text.replace(/,Active,/g, ',Sleeping,') },
  reaxml: {
    empty: ['<propertyList/>', '<?xml version="1.0"?><propertyList></propertyList>'],
    spoil: (text) => text.replace(/<price>\d+/g, '<price>much'),
  },
}

describe.each(FEED_FORMATS)('a whole file as %s', (format) => {
  it('withdraws nothing where no record of it can be read, and the run says why', async () => {
    const { desk, send } = await advertising(format)
    const before = JSON.stringify(state(desk.trade))
    const good = feedText(format, stock)
    const sales = feedText(
      format,
      stock.filter(({ activity }) => activity === 'sale'),
    )
    const unreadable = fc.oneof(
      fc
        .constantFrom('', ' ', '\n\n', '\ufeff', ERROR_PAGE, 'Service Unavailable', ...WORDS[format].empty, WORDS[format].spoil(sales))
        .map((text) => new TextEncoder().encode(text)),
      fc.uint8Array({ maxLength: 200 }).map((noise) => new Uint8Array([0xff, ...noise])),
      fc.string({ maxLength: 60 }).map((text) => new TextEncoder().encode(text)),
      // of the first record only a part
      fc.integer({ min: 0, max: 120 }).map((end) => new TextEncoder().encode(good.slice(0, end))),
    )
    await fc.assert(
      fc.asyncProperty(unreadable, fc.boolean(), async (file, allowsMany) => {
        const run = await send('', { ...bytes(file), allowsMany })
        expect(run).toMatchObject({ state: 'refused', taken: 0, withdrawn: 0, reason: expect.stringMatching(/^[a-z-]+: ./) })
        expect(JSON.stringify(state(desk.trade))).toBe(before)
      }),
      { numRuns: 40 },
    )
  })

  it('that breaks off never withdraws more than half', async () => {
    const { send, stands } = await advertising(format)
    const good = feedText(format, stock)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: good.length - 1 }), async (end) => {
        const run = await send(good.slice(0, end))
        expect(Number(run?.withdrawn)).toBeLessThanOrEqual(stock.length / 2)
        expect(stands()).toBe(stock.length - Number(run?.withdrawn))
        await send(stock)
      }),
      { numRuns: 20 },
    )
  })
})

it('asks before it withdraws more than half, however few there are, and takes what it names', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 4 }),
      async (had, left, fresh) => {
        const { send, stands } = await advertising('reso', live.slice(0, had))
        const kept = Math.min(left, had)
        const file = [...live.slice(0, kept), ...live.slice(20, 20 + fresh)]
        fc.pre(file.length > 0)
        const run = await send(file)
        const asks = had - kept > had / 2
        expect(run).toMatchObject({ state: asks ? 'refused' : 'done', taken: file.length, withdrawn: asks ? 0 : had - kept })
        expect(stands()).toBe((asks ? had : kept) + fresh)
        if (!asks) return
        expect(run?.reason).toMatch(new RegExp(`^too-many-gone: ${had - kept} of ${had} listings`))
        // the same file again, and the answer
        expect(await send(file, { allowsMany: true })).toMatchObject({ state: 'done', withdrawn: had - kept, reason: null })
        expect(stands()).toBe(file.length)
      },
    ),
    { numRuns: 15 },
  )
})
