import { z } from 'zod'

const place = z.object({ start: z.object({ line: z.number() }) })
const mutant = z.object({
  status: z.string(),
  mutatorName: z.string(),
  replacement: z.string().optional(),
  location: place,
})

/** What is read of Stryker's report (mutation-testing-report-schema 2). */
const report = z.object({ files: z.record(z.string(), z.object({ mutants: z.array(mutant) })) })

/** A change that no test has noticed. */
interface Survivor {
  file: string
  line: number
  /** what stood in its place, or what kind of change it was */
  put: string
}

export interface MutantReport {
  /** caught, of those that say something */
  caught: number
  tried: number
  survivors: Survivor[]
}

/** Caught by a failing test, or by one that never ends. */
const CAUGHT = new Set(['Killed', 'Timeout'])
/** Not caught: no test fails, or none comes that way. What does not compile or is left out says nothing. */
const SURVIVED = new Set(['Survived', 'NoCoverage'])

/** Reads a report of Stryker, as JSON. Throws where it is none. */
export function readMutantReport(text: string): MutantReport {
  const all = Object.entries(report.parse(JSON.parse(text)).files).flatMap(([file, { mutants }]) => mutants.map((one) => ({ file, one })))
  const survivors = all
    .filter(({ one }) => SURVIVED.has(one.status))
    .map(({ file, one }) => ({ file, line: one.location.start.line, put: (one.replacement ?? one.mutatorName).replaceAll(/\s+/g, ' ') }))
  const caught = all.filter(({ one }) => CAUGHT.has(one.status)).length
  return { caught, tried: caught + survivors.length, survivors }
}

/** Of a hundred changes those that were caught; 0 where none was tried. */
export const scoreOf = ({ caught, tried }: Pick<MutantReport, 'caught' | 'tried'>): number => (tried === 0 ? 0 : (100 * caught) / tried)
