import { afterAll, describe, expect, it } from 'vitest'
import { TransactionListDocument, type TransactionListQuery } from '#graphql/generated/graphql.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()
afterAll(() => provider.close())

const block = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave', kind: 'SALE', first: 20, offset: 0 }

async function list(change: Record<string, unknown> = {}) {
  const { data, errors } = await provider.ask<TransactionListQuery>(TransactionListDocument, { ...block, ...change })
  expect(errors).toEqual([])
  const deals = data?.project?.transactions
  if (!deals) throw new Error('no such project')
  return deals
}

describe('TransactionList', () => {
  it('counts and measures all deals that match, not the page', async () => {
    const [first, second] = [await list({ first: 5 }), await list({ first: 5, offset: 5 })]
    expect(first.nodes).toHaveLength(5)
    expect(first.totalCount).toBeGreaterThan(10)
    expect(first.psf?.n).toBe(first.totalCount)
    expect(second.psf).toEqual(first.psf)
  })

  it('quartiles say the months of the deals that they pool', async () => {
    const all = await list({ first: 50 })
    expect(all.totalCount).toBeLessThanOrEqual(50)
    expect(all.psf).toMatchObject({ from: all.nodes.at(-1)?.month, to: all.nodes[0]?.month })
    expect((await list({ from: '2026-01' })).psf?.from.localeCompare('2026-01')).toBeGreaterThanOrEqual(0)
  })

  it('from a month on, quartiles are those of the remaining deals', async () => {
    const all = await list({ first: 50 })
    const from = '2026-01'
    const kept = all.nodes.filter(({ month }) => month >= from)
    const some = await list({ first: 50, from })
    expect(kept.length).toBeGreaterThan(1)
    expect(kept.length).toBeLessThan(all.totalCount)
    expect(some.nodes).toEqual(kept)
    expect(some.totalCount).toBe(kept.length)
    const psf = kept.map((deal) => deal.psf).sort((a, b) => a - b)
    expect(some.psf).toMatchObject({ n: psf.length })
    expect(some.psf?.median).toBeGreaterThanOrEqual(psf[0] ?? Number.NaN)
    expect(some.psf?.p25).toBeLessThanOrEqual(some.psf?.median ?? Number.NaN)
    expect(some.psf?.p75).toBeLessThanOrEqual(psf.at(-1) ?? Number.NaN)
  })

  it('one unit mix, and a unit mix without sales', async () => {
    const all = await list({ first: 50 })
    const mix = all.nodes[0]?.unitMix
    expect((await list({ unitMix: mix, first: 50 })).nodes).toEqual(all.nodes.filter(({ unitMix }) => unitMix === mix))
    expect(await list({ unitMix: 'GCB' })).toMatchObject({ nodes: [], totalCount: 0, psf: null })
  })

  it('a page after the last one still has the totals', async () => {
    const far = await list({ offset: 400 })
    expect(far.nodes).toEqual([])
    expect(far.psf?.n).toBe(far.totalCount)
  })
})
