import { LRUCache } from 'lru-cache'

/** What an isolate keeps of heavy answers, in characters of JSON with their questions. */
export const EDITION_ANSWERS_MAX_CHARS = 3_000_000

/** Filters that know the day are asked anew; in milliseconds. */
export const EDITION_ANSWERS_MS = 600_000

/** As long as this an answer that another request makes is waited for; in milliseconds. */
const SHARED_MS = 4_000

interface Kept {
  json: string
  at: number
}

/**
 * Answers to heavy questions that an edition alone decides, by the question: it does not change. They are kept as JSON, so each request has a copy of its
 * own. Who asks while an answer is being made waits for that one.
 */
export class EditionAnswers {
  private readonly answers: LRUCache<string, Kept>
  private readonly making = new Map<string, { work: Promise<string>; at: number }>()

  constructor(maxChars = EDITION_ANSWERS_MAX_CHARS) {
    this.answers = new LRUCache({ maxSize: maxChars, sizeCalculation: ({ json }, question) => json.length + question.length })
  }

  /** Whether the answer is there. `now` in unix milliseconds. */
  has(question: string, now: number): boolean {
    const kept = this.answers.get(question)
    return kept !== undefined && now - kept.at < EDITION_ANSWERS_MS
  }

  /**
   * The answer that is kept, or that `make` gives. `now` in unix milliseconds; `later`: it goes on when whoever asked first is gone. Throws what `make` throws,
   * and keeps nothing then.
   */
  async of<Answer>(
    question: string,
    { now, later, make }: { now: number; later(work: Promise<unknown>): void; make(): Promise<Answer> },
  ): Promise<Answer> {
    const kept = this.has(question, now) ? this.answers.get(question) : undefined
    if (kept) return JSON.parse(kept.json)
    const begun = this.making.get(question)
    const shared = begun && now - begun.at < SHARED_MS ? await within(SHARED_MS, begun.work) : null
    return JSON.parse(shared ?? (await this.begin(question, now, later, make)))
  }

  private begin(question: string, at: number, later: (work: Promise<unknown>) => void, make: () => Promise<unknown>): Promise<string> {
    const work = make()
      .then((answer) => {
        const json = JSON.stringify(answer)
        this.answers.set(question, { json, at })
        return json
      })
      .finally(() => {
        if (this.making.get(question)?.work === work) this.making.delete(question)
      })
    this.making.set(question, { work, at })
    later(work.catch(() => {}))
    return work
  }
}

/** Null where it takes longer: work of a request that was cut off never ends. */
async function within(ms: number, work: Promise<string>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
