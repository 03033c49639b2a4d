import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { readSentence, saysFilters } from '#filter/sentence/read-sentence.ts'
import { SENTENCE_MAX_CHARS } from '#graphql/limits.ts'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { settledIn } from '../sentence/sentence.server.ts'
import { sentenceSearch, unheardWords } from '../sentence/sentence-address.ts'

const input = z.object({ country: z.enum(COUNTRY_CODES), text: z.string().min(1).max(SENTENCE_MAX_CHARS) })

/** A sentence as the address of its results, with the place that it names and the words that no filter knows; null for names alone. Posted, so that no log of addresses has it. */
export const fetchSentence = createServerFn({ method: 'POST' })
  .validator(input)
  .handler(async ({ data: { country, text } }) => {
    const reading = readSentence(text, { country, year: Number(todayIn(country).slice(0, 4)) })
    if (!saysFilters(reading)) return null
    const settled = await settledIn(country, reading)
    return { search: sentenceSearch(settled, country), place: settled.place, unheard: [...unheardWords(settled), ...settled.unkept] }
  })
