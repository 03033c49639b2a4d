import { availableParallelism } from 'node:os'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ImportRefused } from '../input-file.ts'

export interface PublishOptions {
  country: CountryCode
  folder: string
  /** of the fit and the back-test; all cores unless named */
  threads: number
  remote: boolean
  env?: string
  /** where to write SQL files for a deployed database; nothing is sent then */
  out?: string
  report?: string
  persist?: string
  /** also a register of agents with fewer than half of those that there are */
  force: boolean
}

/** What the command line gives. */
type Given = Partial<Omit<PublishOptions, 'country' | 'folder' | 'threads'> & Record<'market' | 'from' | 'threads', string>>

/** Throws {@link ImportRefused} with what is wrong. */
export function readPublishOptions(given: Given): PublishOptions {
  const { market, from: folder, remote = false, force = false, env, out, report, persist, ...values } = given
  const country = parseCountryCode(market)
  if (!country || !folder) throw new ImportRefused('say which market and where its files are: --market SG --from DIR')
  const threads = values.threads === undefined ? availableParallelism() : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new ImportRefused('--threads must be a whole number from 1 up')
  return { country, folder, threads, remote, env, out, report, persist, force }
}
