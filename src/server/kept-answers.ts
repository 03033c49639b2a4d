import { LRUCache } from 'lru-cache'

/** What an isolate keeps of answers, in characters of JSON with their questions. */
export const KEPT_ANSWERS_MAX_CHARS = 3_000_000

/** Answers of an edition also depend on the day and the hour; in milliseconds. */
export const KEPT_ANSWERS_MS = 600_000

interface Kept {
  json: string
  at: number
}

/**
 * Answers that were read from the edition of a market alone, by what was asked: the edition does not change, and what is asked of it for every
 * page (its facts, its figures, its places) is asked by everybody. They are kept as JSON: each request has a copy of its own.
 */
export class KeptAnswers {
  private readonly now: () => number
  private readonly answers: LRUCache<string, Kept>

  constructor({ now = Date.now, maxChars = KEPT_ANSWERS_MAX_CHARS }: { now?: () => number; maxChars?: number } = {}) {
    this.now = now
    this.answers = new LRUCache({ maxSize: maxChars, sizeCalculation: ({ json }, question) => json.length + question.length })
  }

  /** A copy of the answer; undefined where none is kept. */
  get(question: string): unknown {
    const kept = this.answers.get(question)
    return kept && this.now() - kept.at < KEPT_ANSWERS_MS ? JSON.parse(kept.json) : undefined
  }

  keep(question: string, answer: unknown): void {
    this.answers.set(question, { json: JSON.stringify(answer), at: this.now() })
  }
}
