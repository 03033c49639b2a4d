import { readSentence } from '#filter/sentence/read-sentence.ts'
import { keysOf } from '#lib/records.ts'
import { COUNTRY_OF_SENTENCES, spokenSentences } from '../fixtures/spoken-sentences.ts'
import { type Row, times } from './report-table.ts'

/** How many times the words of a text may be found by the engine's own segmenter while it is read. */
const LIMIT = 40
const ROUNDS = 8

const p95 = (taken: readonly number[]): number => taken.toSorted((a, b) => a - b)[Math.floor(0.95 * taken.length)] ?? 0

/** What 95 of 100 sentences take to be read, against the same sentences parted into words. The first rounds let the compiler optimise. */
export function sentenceRows(): Row[] {
  const sentences = keysOf(COUNTRY_OF_SENTENCES).flatMap((locale) =>
    spokenSentences(locale).map(({ text }) => ({ text, country: COUNTRY_OF_SENTENCES[locale] })),
  )
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const taken = (work: (sentence: (typeof sentences)[number]) => unknown): number[] =>
    sentences.map((sentence) => {
      const begun = performance.now()
      work(sentence)
      return performance.now() - begun
    })
  const [ours, baseline] = [[] as number[], [] as number[]]
  for (let round = 0; round < ROUNDS; round++) {
    const read = taken(({ text, country }) => readSentence(text, { country, year: 2026 }))
    const parted = taken(({ text }) => Array.from(segmenter.segment(text)))
    if (round < ROUNDS / 2) continue
    ours.push(...read)
    baseline.push(...parted)
  }
  const [own, other] = [p95(ours), p95(baseline)]
  return [
    {
      what: 'a sentence read as filters, ms of 95 in 100, and parted into words',
      ours: own.toFixed(4),
      baseline: other.toFixed(4),
      ratio: times(own, other),
      isBroken: own > LIMIT * other,
    },
  ]
}
