import { describe, expect, it } from 'vitest'
import { productSources, type Source } from './sources.ts'

const KERNEL = 'src/server/provider/db/'
/** What is given to the person whom it tells of, as it is stored: the one place that reads rows without naming their fields. */
const EXPORT = 'src/server/provider/modules/personal-data/export.ts'

/** `trade.all<LeadRow>(…)`: a type that somebody names and nothing holds against the select. */
const NAMED_TYPE = /\.(?:all|first)</
/** Statements that are sent past `Statements`, whose rows nobody looks at. */
const SENT = /\.batch\(/
const CELLS = /\w\.cells\(/

/** The places of the provider whose rows are not described. */
const faultsOf = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith('src/server/provider/'))
    .flatMap(({ path, text }) => [
      ...(NAMED_TYPE.test(text) ? [`${path} names the type of rows`] : []),
      ...(SENT.test(text) && !path.startsWith(KERNEL) ? [`${path} sends statements itself`] : []),
      ...(CELLS.test(text) && path !== EXPORT && !path.startsWith(KERNEL) ? [`${path} reads rows that nothing describes`] : []),
    ])

describe('rows that SQL gives', () => {
  it('are described by the columns of tables, and of nothing else have a type', () => {
    expect(faultsOf(productSources())).toEqual([])
  })

  it.each([
    ["trade.all<LeadRow>('select id from lead')", 'names the type of rows'],
    ['account\n    .first<{ n: number }>(sql)', 'names the type of rows'],
    ['await database.batch([statement])', 'sends statements itself'],
    ["trade.cells('select * from lead')", 'reads rows that nothing describes'],
  ])('%s is seen', (text, fault) => {
    expect(faultsOf([{ path: 'src/server/provider/modules/lead/a.ts', text }])).toEqual([`src/server/provider/modules/lead/a.ts ${fault}`])
  })

  it.each([
    "trade.all(pick(LEAD, 'id'), 'select id from lead')",
    "trade.run('delete from lead')",
    'Promise.all(asked)',
    'page.first < ids.length',
  ])('%s is not', (text) => {
    expect(faultsOf([{ path: 'src/server/provider/modules/lead/a.ts', text }])).toEqual([])
  })
})
