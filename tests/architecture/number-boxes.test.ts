import { expect, it } from 'vitest'
import { productSources } from './sources.ts'

/** Boxes of digits that are no amounts: codes, cards, years, days; each with its own rule. */
const NO_AMOUNTS = [
  'src/features/shared/ui/form/otp-input.tsx',
  'src/features/account/ways/app-editor.tsx',
  'src/features/billing/checkout/card/desk-card.tsx',
  'src/features/real-value/home/tenure-fields.tsx',
]
/** What may read such a box. */
const READERS = /\b(?:amountIn|readAmount|plainFigures|NumberInput|AmountBox)\b|data-fault=/

const careless = (sources: { path: string; text: string }[]): string[] =>
  sources
    .filter(({ path, text }) => path.endsWith('.tsx') && /inputMode=(?:"(?:numeric|decimal)"|\{)/.test(text) && !READERS.test(text))
    .map(({ path }) => path)

it('a box for a number is read by lib/typed-amount.ts: two habits of points and commas are never mixed up', () => {
  expect(careless(productSources()).filter((path) => !NO_AMOUNTS.includes(path))).toEqual([])
})

it('the search for boxes that read by themselves finds them', () => {
  const box = (text: string) => ({ path: 'x.tsx', text })
  expect(careless([box('<input inputMode="numeric" onChange={({ target }) => set(Number(target.value))} />')])).toEqual(['x.tsx'])
  expect(
    careless([box('<TextInput inputMode="numeric" onValue={(typed) => set(amountIn(typed))} />'), box('<TextInput inputMode="tel" />')]),
  ).toEqual([])
})
