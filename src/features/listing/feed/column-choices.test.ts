import { describe, expect, it } from 'vitest'
import { columnChoices } from './column-choices.ts'

const NAMES = ['ListPrice', 'ListingKey', 'X_PriceText']

describe('columnChoices', () => {
  it('guesses a name of the same letters once, and leaves out the rest', () =>
    expect(columnChoices(['list price', 'List-Price', 'Beds'], [], NAMES)).toEqual([
      { name: 'list price', means: 'ListPrice' },
      { name: 'List-Price', means: '' },
      { name: 'Beds', means: '' },
    ]))

  it('keeps what was said, and guesses nothing that it means', () =>
    expect(columnChoices(['list price'], [{ name: 'asking', means: 'ListPrice' }], NAMES)).toEqual([
      { name: 'list price', means: '' },
      { name: 'asking', means: 'ListPrice' },
    ]))
})
