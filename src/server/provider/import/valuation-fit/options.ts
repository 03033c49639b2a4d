import { availableParallelism } from 'node:os'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { marketSegments, type SegmentName } from '../../valuation/segments.ts'
import { ImportRefused } from '../input-file.ts'

export interface FitOptions {
  country: CountryCode
  segments: readonly SegmentName[]
  threads: number
  persist?: string
  /** where to write SQL files for a deployed database; with `remote` they are run too */
  out?: string
  remote: boolean
  env?: string
}

/** Countries whose homes the engine's plans were measured on. */
export const MEASURED: readonly CountryCode[] = ['SG']
const MOST_THREADS = 2

/** What the command line gives. */
type Given = Partial<
  Omit<FitOptions, 'country' | 'segments' | 'threads'> & Record<'market' | 'threads', string> & { segment: readonly string[] }
>

/** Throws {@link ImportRefused} with what is wrong. */
export function readFitOptions(values: Given): FitOptions {
  const country = parseCountryCode(values.market)
  if (!country) throw new ImportRefused('--market must name an open market, such as SG')
  if (!MEASURED.includes(country))
    throw new ImportRefused(
      `${country}: the engine is measured on the sales of ${MEASURED.join(', ')} only; the others are served by the first estimate`,
    )
  const own = marketSegments(country)
  const segments = (values.segment ?? own).map((name) => {
    const known = own.find((one) => one === name)
    if (!known) throw new ImportRefused(`--segment must be one of ${own.join(', ')}, not ${name}`)
    return known
  })
  const threads = values.threads === undefined ? Math.min(MOST_THREADS, availableParallelism()) : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new ImportRefused('--threads must be a whole number from 1 up')
  const { persist, out, remote = false, env } = values
  return { country, segments, threads, persist, out, remote, env }
}
