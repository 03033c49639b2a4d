import { rmSync } from 'node:fs'
import { serveBuilt } from '../../scripts/serve-built.ts'
import { pageText } from '../fixtures/page-text.ts'
import type { PageRequest } from '../fixtures/random-requests.ts'
import { ownState } from './bench-state.ts'
import { eachOf, randomPages } from './random-pages.ts'
import type { Row } from './report-table.ts'

const SEED = 'replay'
const AT_ONCE = 4
/** in the second round most requests find a kept page, or the comparison would tell nothing */
const HIT_SHARE_MIN = 0.5

interface Answer {
  status: number
  /** where redirects led */
  url: string
  isHit: boolean
  text: string
}

interface Bounds {
  port: number
  state: string
  count: number
}

/**
 * Random requests for public pages, once from an empty cache and once from a warm one: the same answers, to the byte but for the nonce and the time of the making.
 * Says which differ.
 */
export async function replayRows({ port, state, count }: Bounds): Promise<Row[]> {
  const own = ownState(state)
  const served = await serveBuilt({ port, state: own })
  try {
    const base = `http://127.0.0.1:${port}`
    const requests = await randomPages(base, count, SEED)
    const empty = await answersTo(base, requests)
    const warm = await answersTo(base, requests)
    const differing = requests.filter((_, at) => !isSame(empty[at], warm[at]))
    for (const { path, cookie } of differing.slice(0, 20)) console.log(`differs: ${path} (${cookie})`)
    const hits = warm.filter(({ isHit }) => isHit).length
    const broken = requests.filter((_, at) => (warm[at]?.status ?? 500) >= 500)
    for (const { path, cookie } of broken.slice(0, 20)) console.log(`fails: ${path} (${cookie})`)
    return [
      {
        what: `replay of ${count} random requests: answers that differ between empty and warm cache`,
        ours: String(differing.length),
        baseline: '0',
        ratio: '',
        isBroken: differing.length > 0,
        isOfFaults: true,
      },
      {
        what: `replay: answers from what is kept in the second round (in the first ${empty.filter(({ isHit }) => isHit).length})`,
        ours: String(hits),
        baseline: '–',
        ratio: `${((100 * hits) / count).toFixed(0)} %`,
        isBroken: hits < HIT_SHARE_MIN * count,
      },
      {
        what: 'replay: answers of 500 and more',
        ours: String(broken.length),
        baseline: '0',
        ratio: '',
        isBroken: broken.length > 0,
        isOfFaults: true,
      },
    ]
  } finally {
    await served.close()
    rmSync(own, { recursive: true, force: true })
  }
}

const isSame = (a: Answer | undefined, b: Answer | undefined): boolean =>
  a !== undefined && b !== undefined && a.status === b.status && a.url === b.url && a.text === b.text

async function answersTo(base: string, requests: readonly PageRequest[]): Promise<Answer[]> {
  const answers: Answer[] = []
  await eachOf(requests, AT_ONCE, async (asked, at) => {
    answers[at] = await answerTo(base, asked)
  })
  return answers
}

async function answerTo(base: string, { path, cookie }: PageRequest): Promise<Answer> {
  const answer = await fetch(base + path, { headers: { accept: 'text/html', cookie } })
  return {
    status: answer.status,
    url: answer.url,
    isHit: answer.headers.get('cache-status')?.startsWith('pages; hit') ?? false,
    text: pageText(await answer.text(), answer.headers.get('content-security-policy')),
  }
}
