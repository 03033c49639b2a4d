import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CountryCode } from '#market/vocabulary.ts'
import { type BuildSummary, buildMarket } from '../../build/build-market.ts'
import type { Progress } from '../../build/progress.ts'
import { isPublished, publishMarket } from '../../build/publish-market.ts'
import { ImportRefused, messageOf } from '../input-file.ts'
import { RejectionReport } from '../rejections.ts'
import { IMPORTERS } from './importers.ts'
import { REGISTER_FORMATS } from './run-register.ts'

/** Part of the published version: raise it when the same files give other rows. */
const IMPORT_VERSION = 9

export interface ImportRequest {
  country: CountryCode
  folder: string
  stagingFile: string
  /** the local database to replace; null builds the staging file only */
  targetFile: string | null
  reportFile: string
  progress: Progress
}

export interface ImportOutcome {
  changed: boolean
  contentHash: string
  recognised: string[]
  skipped: string[]
  report: RejectionReport
  summary: BuildSummary | null
}

/** Makes the folder of a file to be written. Throws {@link ImportRefused} when the file could not be written there. */
function checkWritable(file: string): void {
  const folder = dirname(file)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    const known = statSync(file, { throwIfNoEntry: false })
    if (known) accessSync(file, constants.W_OK)
    if (known && !known.isFile()) throw new Error('it is not a file')
  } catch (error) {
    throw new ImportRefused(`cannot write ${file}: ${messageOf(error)}`)
  }
}

/** Names and formats of the files and the version that they make; throws {@link ImportRefused} when the folder cannot be imported. */
export async function lookInto({ country, folder }: Pick<ImportRequest, 'country' | 'folder'>) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new ImportRefused(`${folder} is not a folder`)
  const { formats, open } = IMPORTERS[country]
  const { recognised, skipped, produce } = await open(folder)
  const names = recognised.map(({ path, format }) => `${path.split('/').at(-1)}: ${format.title}`)
  if (recognised.length === 0) {
    const registers = REGISTER_FORMATS.filter(({ market }) => market === country)
    const found = skipped.length === 0 ? `${folder} is empty` : `nothing in ${folder} is of a known format`
    throw new ImportRefused(`${found}; known are: ${[...formats, ...registers].map(({ title }) => title).join(', ')}`)
  }
  const contentHash = createHash('sha256')
    .update([IMPORT_VERSION, country, ...recognised.map(({ format, hash }) => `${format.id}:${hash}`)].join('\n'))
    .digest('hex')
    .slice(0, 16)
  return { produce, recognised, skipped, names, contentHash }
}

/** Reads a folder of published files into a market database. Throws {@link ImportRefused} and leaves the target untouched when it cannot. */
export async function runImport(request: ImportRequest): Promise<ImportOutcome> {
  const { produce, recognised, skipped, names, contentHash } = await lookInto(request)
  for (const file of [request.stagingFile, request.reportFile, request.targetFile]) if (file) checkWritable(file)
  const report = new RejectionReport()
  const outcome = { contentHash, recognised: names, skipped, report }
  if (request.targetFile && isPublished(request.targetFile, contentHash)) return { ...outcome, changed: false, summary: null }
  const summary = await buildMarket({
    country: request.country,
    stagingFile: request.stagingFile,
    origin: 'import',
    contentHash,
    progress: request.progress,
    produce: async (sink, progress) => {
      progress.stage(
        'read',
        recognised.reduce((sum, { bytes }) => sum + bytes, 0),
      )
      await produce({ sink, progress, report })
    },
  }).finally(() => report.write(request.reportFile))
  if (request.targetFile) await publishMarket(request.stagingFile, request.targetFile, request.progress)
  return { ...outcome, changed: true, summary }
}
