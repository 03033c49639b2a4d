import type { DatabaseSync } from 'node:sqlite'
import { trigrams } from '#lib/edit-distance.ts'
import { searchWords, spellOut } from '#lib/search-terms.ts'
import { SEARCH_TRIGRAM, SEARCH_WORD } from '../db/market/deal-tables.ts'
import { inserter } from './row-writer.ts'

/** Shorter words have no trigrams and match as a whole only. */
const TRIGRAM_WORD_MIN_CHARS = 3

/** The vocabulary of the titles with its trigrams, to correct misspelt words. Numbers are left out. */
export function writeSearchWords(db: DatabaseSync, titles: readonly string[]): void {
  const docs = new Map<string, number>()
  for (const title of titles)
    for (const word of new Set([...searchWords(title), ...spellOut(title).split(' ')]))
      if (/^[a-z]{2,}$/.test(word)) docs.set(word, (docs.get(word) ?? 0) + 1)
  const addWord = inserter(db, SEARCH_WORD)
  const addTrigram = inserter(db, SEARCH_TRIGRAM)
  const words = [...docs].sort(([a], [b]) => (a < b ? -1 : 1))
  words.forEach(([word, count], at) => {
    addWord({ id: at + 1, word, docs: count })
    if (word.length >= TRIGRAM_WORD_MIN_CHARS) for (const trigram of trigrams(word)) addTrigram({ trigram, wordId: at + 1 })
  })
}
