import { copyFileSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { CountryCode } from '#market/vocabulary.ts'
import { contentHash, replaceArtifact } from '../../build/artifacts.ts'
import { currentSchema } from '../../build/build-market.ts'
import type { Progress } from '../../build/progress.ts'
import { holdsSame, publishMarket } from '../../build/publish-market.ts'
import { inserter } from '../../build/row-writer.ts'
import { META } from '../../db/market/deal-tables.ts'
import { TOO_FEW_SALES_KEY } from '../../modules/market/facts.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { marketSegments, SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import type { EstimateRow } from '../estimates/estimate-usual-homes.ts'
import type { PortionStore } from '../estimates/write-estimates.ts'
import { ESTIMATES_VERSION, writeEstimates } from '../estimates/write-estimates.ts'
import { type ImportOutcome, lookInto, runImport } from '../run/run-import.ts'
import { LEAST_EVIDENCE, type LeastEvidence } from '../valuation-fit/fit-segment.ts'
import { MEASURED } from '../valuation-fit/options.ts'
import { type PublishedSegment, publishSegment } from './publish-segment.ts'
import type { Step } from './work-folder.ts'
import { type StepResult, WorkFolder } from './work-folder.ts'

/** Keeps the estimates that are made in the work folder until the market that they belong to is whole. */
class EstimatesFolder implements PortionStore {
  private readonly work: WorkFolder
  private readonly from: readonly unknown[]
  private readonly kept: Step[] = []

  /** `from` names all that the estimates depend on */
  constructor(work: WorkFolder, from: readonly unknown[]) {
    this.work = work
    this.from = from
  }

  find(portion: number): EstimateRow[] | null {
    const path = this.work.find(this.step(portion))
    return path === null ? null : JSON.parse(readFileSync(path, 'utf8'))
  }

  keep(portion: number, rows: readonly EstimateRow[]): void {
    this.work.keep(this.step(portion), Buffer.from(JSON.stringify(rows)))
  }

  /** Removes what is of no use once the market is whole. */
  discard(): void {
    for (const step of this.kept) this.work.discard(step)
  }

  private step(portion: number): Step {
    const step = { name: `estimated-${portion}`, from: this.from }
    this.kept.push(step)
    return step
  }
}

export interface PublishRequest {
  country: CountryCode
  folder: string
  /** where the results of finished steps are kept */
  workFolder: string
  /** the local database to replace; null makes the whole edition only */
  targetFile: string | null
  reportFile: string
  threads: number
  progress: Progress
  /** is told of each step as it ends */
  tell: (line: string) => void
  /** for tests; the measured plans, the evidence they need and today otherwise */
  plans?: Partial<Record<SegmentName, ValuationPlan>>
  least?: LeastEvidence
  madeOn?: string
}

export interface PublishOutcome {
  /** the whole edition with models and figures, finished and not to be changed */
  file: string
  /** whether the target was replaced */
  changed: boolean
  /** null when an earlier run had imported these files */
  imported: ImportOutcome | null
  segments: PublishedSegment[]
}

/**
 * Imports a folder, fits and back-tests every segment and publishes rows, models and figures together. Every step's result is kept in the work
 * folder: a step whose inputs are unchanged is skipped, and a run that was killed goes on where it stood. Equal files give equal bytes. Throws
 * {@link ImportRefused} and leaves the target untouched when the files cannot be imported.
 */
export async function runPublish(request: PublishRequest): Promise<PublishOutcome> {
  const { country, threads, tell, madeOn, plans = {}, least = LEAST_EVIDENCE } = request
  const { contentHash: dataVersion } = await lookInto(request)
  const work = new WorkFolder(request.workFolder)
  const segments = MEASURED.includes(country) ? marketSegments(country) : []
  const stepProgress = (step: number): Progress => ({
    ...request.progress,
    stage: (name, total) => request.progress.stage(`${step}/${segments.length + 2} ${name}`, total),
  })
  const { edition, imported } = await importStep(work, { ...request, progress: stepProgress(1) }, dataVersion)
  tell(`edition ${dataVersion}${edition.isMade ? '' : ': imported before'}`)
  const published: PublishedSegment[] = []
  for (const [at, segment] of segments.entries()) {
    const plan = plans[segment] ?? SEGMENTS[segment].plan
    const given = { segment, plan, least, edition, dataVersion, madeOn, threads }
    const one = await publishSegment(work, { ...given, progress: stepProgress(at + 2) })
    published.push(one)
    tell(segmentLine(one))
  }
  const progress = stepProgress(segments.length + 2)
  const whole = await assembleStep(work, { edition, segments: published, country, threads, progress })
  const { targetFile } = request
  const changed = targetFile !== null && !holdsSame(whole.path, targetFile)
  if (changed) await publishMarket(whole.path, targetFile, progress)
  work.sweep()
  return { file: whole.path, changed, imported, segments: published }
}

async function importStep(work: WorkFolder, request: PublishRequest, dataVersion: string) {
  const { country, folder, reportFile, progress } = request
  const outcomes: ImportOutcome[] = []
  const edition = await work.result({ name: 'edition', from: [country, dataVersion, currentSchema()] }, async (stagingFile) => {
    outcomes.push(await runImport({ country, folder, stagingFile, targetFile: null, reportFile, progress }))
  })
  return { edition, imported: outcomes[0] ?? null }
}

interface Parts {
  edition: StepResult
  segments: readonly PublishedSegment[]
  country: CountryCode
  threads: number
  progress: Progress
}

/** The imported rows with the files of all segments, the reason of those without accuracy, and the estimates that follow from them. */
async function assembleStep(work: WorkFolder, { edition, segments, country, threads, progress }: Parts): Promise<StepResult> {
  const artifacts = segments.flatMap((one) => one.artifacts)
  const reasons = segments.flatMap(({ segment, refused }) => (refused === null ? [] : [[TOO_FEW_SALES_KEY + segment, refused]]))
  const files = artifacts.map(({ name, bytes }) => [name, contentHash(bytes)])
  const from = [ESTIMATES_VERSION, edition.key, reasons, files]
  const store = new EstimatesFolder(work, from)
  const whole = await work.result({ name: 'whole', from }, async (path) => {
    progress.stage('assemble', artifacts.length)
    copyFileSync(edition.path, path)
    const db = new DatabaseSync(path)
    try {
      const insert = inserter(db, META)
      for (const [key = '', value = ''] of reasons) insert({ key, value })
      for (const artifact of artifacts) {
        replaceArtifact(db, artifact)
        progress.advance(1)
      }
    } finally {
      db.close()
    }
    await writeEstimates({ file: path, country, threads, progress, store })
  })
  store.discard()
  return whole
}

function segmentLine({ segment, isMade, record, refused }: PublishedSegment): string {
  const before = isMade ? '' : ', measured before'
  if (!record) return `${segment}: no accuracy is published, because ${refused}${before}`
  const { from, to, n, mdape, within10 } = record
  return `${segment}: ${n} sales of ${from} to ${to} valued blind, median error ${mdape} %, ${within10} % within 10 %${before}`
}
