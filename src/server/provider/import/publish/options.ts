import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ImportRefused, messageOf } from '../input-file.ts'

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

export const PUBLISH_USAGE = `npm run market:publish -- --market SG --from DIR [--threads N] [--remote [--env production]] [--out DIR]
  [--report FILE] [--persist DIR] [--force]`

/** Reads the command line; throws {@link ImportRefused} with what is wrong. */
export function readPublishOptions(args: readonly string[]): PublishOptions {
  const { market, from: folder, remote = false, force = false, env, out, report, persist, ...values } = parse(args)
  const country = parseCountryCode(market)
  if (!country || !folder) throw new ImportRefused('say which market and where its files are: --market SG --from DIR')
  const threads = values.threads === undefined ? availableParallelism() : Number(values.threads)
  if (!Number.isInteger(threads) || threads < 1) throw new ImportRefused('--threads must be a whole number from 1 up')
  return { country, folder, threads, remote, env, out, report, persist, force }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ market: text, from: text, threads: text, env: text, out: text, report: text, persist: text },
        remote: { type: 'boolean' },
        force: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new ImportRefused(messageOf(error))
  }
}
