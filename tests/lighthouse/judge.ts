import lighthouse from 'lighthouse'
import { z } from 'zod'
import { elementAt } from '#lib/element-at.ts'

const numeric = z.object({ numericValue: z.number() })
const score = z.object({ score: z.number().transform((value) => Math.round(100 * value)) })

/** What is read of Lighthouse's report: scores of 100, milliseconds, and bytes as they travel. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'first-contentful-paint': numeric,
    'largest-contentful-paint': numeric,
    'total-blocking-time': numeric,
    'cumulative-layout-shift': numeric,
    'total-byte-weight': numeric,
  }),
})

type Report = z.infer<typeof reportSchema>

export interface Judgement {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** ms */
  firstPaint: number
  largestPaint: number
  blocked: number
  /** layout shift, without a unit */
  shift: number
  /** everything that the page loads, bytes */
  weight: number
  /** what is not as it should be: names of audits */
  failed: string[]
}

const failedAudits = z.record(z.string(), z.object({ id: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string() }))

/** Lighthouse as on a phone, in a browser that listens on `port`: the run in the middle of so many, by its performance. Throws where a page cannot be judged. */
export async function judge(
  url: string,
  { port, runs, skipAudits }: { port: number; runs: number; skipAudits: string[] },
): Promise<Judgement> {
  const found: Judgement[] = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', skipAudits })
    const report = reportSchema.parse(result?.lhr)
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
    found.push(judgementOf(report, failedAudits.parse(result?.lhr.audits)))
  }
  found.sort((a, b) => a.performance - b.performance)
  return elementAt(found, Math.floor(runs / 2))
}

const judgementOf = ({ categories, audits }: Report, all: z.infer<typeof failedAudits>): Judgement => ({
  performance: categories.performance.score,
  accessibility: categories.accessibility.score,
  bestPractices: categories['best-practices'].score,
  seo: categories.seo.score,
  firstPaint: audits['first-contentful-paint'].numericValue,
  largestPaint: audits['largest-contentful-paint'].numericValue,
  blocked: audits['total-blocking-time'].numericValue,
  shift: audits['cumulative-layout-shift'].numericValue,
  weight: audits['total-byte-weight'].numericValue,
  failed: Object.values(all).flatMap(({ id, score: of, scoreDisplayMode }) => (scoreDisplayMode === 'binary' && of === 0 ? [id] : [])),
})
