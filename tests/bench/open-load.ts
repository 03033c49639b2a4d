import { Agent, request as ask } from 'node:http'
import type { Random } from '#provider/demo/market/random.ts'

/** What somebody asks for. */
export interface Visit {
  /** by which answers are told apart */
  kind: string
  url: string
  cookie: string
}

export interface Answered {
  kind: string
  /** from the moment at which it was due, waiting included */
  ms: number
  isWrong: boolean
}

/** Answers after this long are wrong. */
const TOO_LATE_MS = 15_000

/**
 * Open load: visits come by a schedule of their own, at random moments and so many a second, however long the ones before them take, and each is measured from
 * the moment at which it was due. (A load that waits for answers asks less of a server the slower it is, and hides the waiting.)
 */
export async function openLoad(
  random: Random,
  next: () => Visit,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const begun = performance.now()
  const pending: Promise<Answered>[] = []
  for (let due = 0; due < 1_000 * seconds; due += (-Math.log(1 - random.next()) * 1_000) / perSecond) {
    const wait = begun + due - performance.now()
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait))
    pending.push(answerTo(next(), agent, begun + due))
  }
  const answers = await Promise.all(pending)
  agent.destroy()
  return answers
}

const answerTo = ({ kind, url, cookie }: Visit, agent: Agent, due: number): Promise<Answered> =>
  new Promise((resolve) => {
    const end = (isWrong: boolean) => resolve({ kind, ms: performance.now() - due, isWrong })
    const asked = ask(url, { agent, headers: { accept: 'text/html', cookie } }, (answer) => {
      answer.resume()
      answer.on('end', () => end((answer.statusCode ?? 500) >= 400))
      answer.on('error', () => end(true))
    })
    asked.setTimeout(TOO_LATE_MS, () => asked.destroy(new Error('too late')))
    asked.on('error', () => end(true))
    asked.end()
  })

/** Of the answers, milliseconds. */
export function quantileOf(answers: readonly Answered[], q: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
}
