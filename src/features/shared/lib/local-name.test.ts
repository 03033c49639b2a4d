import { expect, test } from 'vitest'
import { localName } from './local-name.ts'

const place = { name: 'Sha Tin', nameLocal: '沙田' }

test.each(['zh-HK', 'zh-CH', 'zh-MY'])('%s reads the local name', (locale) => {
  expect(localName({ locale }, place)).toBe('沙田')
})

test.each(['en-US', 'en-HK', 'ms-MY'])('%s reads the name on record', (locale) => {
  expect(localName({ locale }, place)).toBe('Sha Tin')
})

test.each([{ name: 'Sha Tin' }, { name: 'Sha Tin', nameLocal: null }, { name: 'Sha Tin', nameLocal: '' }])(
  'without a local name the name on record stands: %o',
  (known) => {
    expect(localName({ locale: 'zh-HK' }, known)).toBe('Sha Tin')
  },
)
