import { expect, test } from 'vitest'
import {
  COUNTRY_OF_SENTENCES,
  chipsOf,
  findListedPlace,
  isSameChips,
  mixedSentences,
  type SpokenLocale,
  type SpokenSentence,
  spokenSentences,
} from '#fixtures/spoken-sentences.ts'
import { keysOf } from '#lib/records.ts'
import { readSentence } from './read-sentence.ts'
import { settleSentence } from './settle-sentence.ts'

const YEAR = 2026

/** What was read otherwise than people mean it, for the message of a test that fails. */
async function misread(locale: SpokenLocale, { text, chips }: SpokenSentence): Promise<string[]> {
  const settled = await settleSentence(readSentence(text, { country: COUNTRY_OF_SENTENCES[locale], year: YEAR }), findListedPlace)
  const said = chipsOf(settled)
  return isSameChips(said, chips) ? [] : [`${text}: ${said.join(' ')} instead of ${chips.join(' ')}`]
}

test.each(keysOf(COUNTRY_OF_SENTENCES))('97 of 100 sentences of %s become the chips that people mean', async (locale) => {
  const sentences = spokenSentences(locale)
  const wrong = (await Promise.all(sentences.map((sentence) => misread(locale, sentence)))).flat()
  expect(sentences).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.03 * sentences.length)
})

test('95 of 100 sentences that the words were not chosen for do so too', async () => {
  const sentences = mixedSentences('later')
  const wrong = (await Promise.all(sentences.map(({ locale, ...sentence }) => misread(locale, sentence)))).flat()
  expect(sentences).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.05 * sentences.length)
})

test('97 of 100 sentences of years left, walks and advertisements do so too', async () => {
  const sentences = mixedSentences('years-and-walks')
  const wrong = (await Promise.all(sentences.map(({ locale, ...sentence }) => misread(locale, sentence)))).flat()
  expect(sentences.length).toBeGreaterThanOrEqual(40)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.03 * sentences.length)
})

test('94 of 100 sentences of somebody who had not seen the words do so too', async () => {
  const sentences = mixedSentences('of-others')
  const wrong = (await Promise.all(sentences.map(({ locale, ...sentence }) => misread(locale, sentence)))).flat()
  expect(sentences).toHaveLength(96)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.06 * sentences.length)
})

test.each([
  'of-strangers',
  'of-another-stranger',
  'of-a-third-stranger',
  'of-a-fourth-stranger',
  'of-a-fifth-stranger',
  'of-a-sixth-stranger',
  'of-a-seventh-stranger',
  'of-an-eighth-stranger',
  'of-a-ninth-stranger',
] as const)('98 of 100 sentences of strangers to the product do so too: %s', async (file) => {
  const sentences = mixedSentences(file)
  const wrong = (await Promise.all(sentences.map(({ locale, ...sentence }) => misread(locale, sentence)))).flat()
  expect(sentences).toHaveLength(216)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.02 * sentences.length)
})
