import { describe, expect, it } from 'vitest'
import {
  formatArea,
  formatDistance,
  formatMoney,
  formatMonthText,
  formatPercent,
  formatPsf,
  formatQuarterText,
  formatRange,
} from './format.ts'

describe('formatMoney', () => {
  it('uses the local symbol and whole units', () => {
    expect(formatMoney(486_000, 'SGD', 'en-US')).toBe('$486,000')
    expect(formatMoney(486_000, 'MYR', 'en-MY').replace(/\s/, ' ')).toBe('RM 486,000')
    expect(formatMoney(8_200_000, 'HKD', 'zh-Hant-HK')).toMatch(/8,200,000/)
  })
  it.each([
    ['SGD', 'en-US', '$1,250,000'],
    ['MYR', 'en-MY', 'RM 1,250,000'],
    ['HKD', 'en-HK', '$1,250,000'],
    ['AUD', 'en-AU', '$1,250,000'],
    ['IDR', 'en-US', 'Rp 1,250,000'],
    ['KRW', 'en-US', '₩1,250,000'],
  ])('writes an amount in every currency of §9 in whole units: %s', (currency, locale, text) => {
    expect(formatMoney(1_250_000, currency, locale).replace(/\s/, ' ')).toBe(text)
  })
  it('shortens to three digits', () => {
    expect(formatMoney(1_056_000, 'SGD', 'en-US', { compact: true })).toBe('$1.06M')
    expect(formatMoney(485_900, 'SGD', 'en-US', { compact: true })).toBe('$486K')
  })
  it.each(['', 'S$', '2026', 'dollars'])('writes the number alone where "%s" is no currency', (code) => {
    expect(formatMoney(486_000, code, 'en-US')).toBe('486,000')
  })
  it('signs adjustments with a true minus', () => {
    expect(formatMoney(12_100, 'SGD', 'en-US', { signed: true })).toBe('+$12,100')
    expect(formatMoney(-6400, 'SGD', 'en-US', { signed: true })).toBe('−$6,400')
    expect(formatMoney(0, 'SGD', 'en-US', { signed: true })).toBe('$0')
  })
})

it('formats psf by size', () => {
  expect(formatPsf(491.4, 'SGD', 'en-US')).toBe('$491')
  expect(formatPsf(3.456, 'SGD', 'en-US')).toBe('$3.46')
})

it('converts areas', () => {
  expect(formatArea(92, 'sqm', 'en-US')).toBe('92 sqm')
  expect(formatArea(92, 'sqft', 'en-US')).toBe('990 sqft')
  expect(formatArea(92, 'sqft', 'zh-Hant-HK')).toBe('990 呎')
  expect(formatArea(92, 'sqm', 'zh-Hans-SG')).toBe('92 平方米')
  expect(formatArea(92, 'sqft', 'ms-MY')).toBe('990 kps')
})

it('writes months, quarters, percents, distances and ranges', () => {
  expect(formatMonthText('2025-07', 'en-US')).toBe('Jul 2025')
  expect(formatMonthText('soon', 'en-US')).toBe('soon')
  expect(formatQuarterText('2025-Q3', 'en-SG')).toBe('Q3 2025')
  expect(formatQuarterText('2025-Q3', 'zh-Hant-HK')).toBe('2025年第3季')
  expect(formatQuarterText('2025-Q3', 'ms-MY')).toBe('Suku 3 2025')
  expect(formatQuarterText('2025', 'ms-MY')).toBe('2025')
  expect(formatPercent(0.0412, 'en-US')).toBe('4.1%')
  expect(formatPercent(-0.03, 'en-US', { signed: true })).toBe('−3.0%')
  expect(formatDistance(312, 'en-US')).toBe('310 m')
  expect(formatDistance(1090, 'en-US')).toBe('1.1 km')
  expect(formatRange('$1', '$2')).toBe('$1–$2')
  expect(formatRange('$1', '$1')).toBe('$1')
  expect(formatRange('893 sqft', '1,205 sqft')).toBe('893–1,205 sqft')
  expect(formatRange('900 m', '1.2 km')).toBe('900 m–1.2 km')
  expect(formatRange('Jul 2024', 'Dec 2024')).toBe('Jul 2024–Dec 2024')
})
