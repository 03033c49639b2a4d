import { expect, it } from 'vitest'
import { NO_ENTRY } from '#property/owner/owner-entry.ts'
import { fromReport, isUntouched, newProceeds, readProceeds } from './proceeds-entry.ts'

it('reads what it has written, and nothing else', () => {
  const entry = { ...newProceeds('SG', { ...NO_ENTRY, paid: 800_000, boughtOn: '2020-02-29' }), fund: 90_000 }
  expect(readProceeds(JSON.stringify(entry))).toEqual(entry)
  for (const text of [null, '', '{}', '[]', JSON.stringify({ ...entry, agentFee: 200 }), JSON.stringify({ ...entry, owner: 3 })])
    expect(readProceeds(text)).toBeNull()
})

it('begins with the usual fees of the country, and with what was typed in the report', () => {
  expect(newProceeds('MY')).toMatchObject({ agentFee: 3, legalFee: 9_000, fund: null })
  expect(isUntouched(newProceeds('HK'), 'HK')).toBe(true)
  expect(isUntouched({ ...newProceeds('HK'), legalFee: null }, 'HK')).toBe(false)
  expect(fromReport('SG', null)).toBeNull()
  expect(fromReport('SG', JSON.stringify({ ...NO_ENTRY, paid: 5 }))).toMatchObject({ owner: { paid: 5 }, agentFee: 2 })
})
