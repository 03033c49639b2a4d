import { DatabaseSync } from 'node:sqlite'
import { type ArtifactFile, readStoredArtifact, replaceArtifact } from '../../build/artifacts.ts'
import type { Progress } from '../../build/progress.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import type { SegmentModel } from '../../valuation/segment-model.ts'
import { parseModel, serialiseModel } from '../../valuation/segment-model-codec.ts'
import { artifactOf, SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import { ImportRefused } from '../input-file.ts'
import { fitSegment, LEAST_EVIDENCE, type LeastEvidence } from './fit-segment.ts'
import { readSegment } from './read-segment.ts'

/** Larger models are refused, because every isolate that values a home loads one. */
const MODEL_BYTES_MAX = 5_000_000

export interface FitOutcome {
  segment: SegmentName
  /** why this segment has no model; then the rest is empty */
  refused: string | null
  changed: boolean
  hash: string
  bytes: number
  lessons: number
  /** months since year 0: the month that homes are valued in */
  month: number
  trial: SegmentModel['trial']
}

interface RunRequest {
  /** a published market database */
  file: string
  segments: readonly SegmentName[]
  threads: number
  progress: Progress
  /** for tests; the measured plans otherwise */
  plans?: Partial<Record<SegmentName, ValuationPlan>>
  least?: LeastEvidence
}

/**
 * Fits the segments of a published market and stores their models in it. A segment without enough evidence gets no model but a reason;
 * throws {@link ImportRefused} when none can be fitted. Fitting the same edition again changes nothing.
 */
export async function runFit({ file, segments, threads, progress, plans = {}, least = LEAST_EVIDENCE }: RunRequest): Promise<FitOutcome[]> {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma busy_timeout = 5000')
    const dataVersion = publishedVersion(db)
    const outcomes: FitOutcome[] = []
    for (const segment of segments) {
      const plan = plans[segment] ?? SEGMENTS[segment].plan
      outcomes.push(
        storedOutcome(db, segment, dataVersion, plan) ?? (await fitAndStore(db, { segment, plan, dataVersion, least, threads, progress })),
      )
    }
    if (outcomes.every(({ refused }) => refused !== null))
      throw new ImportRefused(`nothing can be fitted: ${outcomes.map(({ refused }) => refused).join('; ')}`)
    return outcomes
  } finally {
    db.close()
  }
}

function publishedVersion(db: DatabaseSync): string {
  const known = db.prepare("select 1 from sqlite_master where name = 'meta'").get()
  const row = known && db.prepare("select value from meta where key = 'data_version'").get()
  if (!row) throw new ImportRefused('no market is published in this database: run npm run data:import first')
  return String(row.value)
}

/** The stored model, if it was fitted to this edition by this engine and plan. */
function storedOutcome(db: DatabaseSync, segment: SegmentName, dataVersion: string, plan: ValuationPlan): FitOutcome | null {
  const bytes = readStoredArtifact(db, artifactOf(segment))
  const hash = db.prepare('select hash from artifact where name = ? and chunk = 0').get(artifactOf(segment))?.hash
  if (!bytes) return null
  try {
    const model = parseModel(bytes)
    if (model.dataVersion !== dataVersion || JSON.stringify(model.valuer.plan) !== JSON.stringify(plan)) return null
    const { lessons, month, trial } = model
    return { segment, refused: null, changed: false, hash: String(hash), bytes: bytes.length, lessons, month, trial }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

interface FitOne extends Omit<RunRequest, 'file' | 'segments' | 'plans'> {
  segment: SegmentName
  plan: ValuationPlan
  dataVersion: string
  least: LeastEvidence
}

async function fitAndStore(db: DatabaseSync, request: FitOne): Promise<FitOutcome> {
  const { segment } = request
  const made = await fitModel(db, request)
  if ('refused' in made) {
    db.prepare('delete from artifact where name = ?').run(artifactOf(segment))
    const { refused } = made
    return { segment, refused, changed: false, hash: '', bytes: 0, lessons: 0, month: 0, trial: { n: 0, mdape: 0, within10: 0 } }
  }
  const { lessons, month, trial } = made.model
  const hash = replaceArtifact(db, modelArtifact(segment, lessons, made.bytes))
  return { segment, refused: null, changed: true, hash, bytes: made.bytes.length, lessons, month, trial }
}

/** The file in which a market keeps a fitted segment. */
export const modelArtifact = (segment: SegmentName, lessons: number, bytes: Uint8Array): ArtifactFile => ({
  name: artifactOf(segment),
  contentType: 'application/octet-stream',
  rowCount: lessons,
  bytes,
})

/** A model's stored form. Throws {@link ImportRefused} when it is too large. */
export function checkedModelBytes(model: SegmentModel): Uint8Array {
  const bytes = serialiseModel(model)
  if (bytes.length > MODEL_BYTES_MAX)
    throw new ImportRefused(`${model.segment}: the model is ${bytes.length} bytes, ${MODEL_BYTES_MAX} are allowed`)
  return bytes
}

/** A segment's model and its stored form, or why it has none. */
type FittedModel = { model: SegmentModel; bytes: Uint8Array } | { refused: string }

/** Fits one segment of a market database, which is only read. */
async function fitModel(db: DatabaseSync, request: FitOne): Promise<FittedModel> {
  const { segment, progress } = request
  const stored = readSegment(db, segment, progress)
  if (!stored) return { refused: `${segment}: the market has no such sales` }
  try {
    const model = await fitSegment(stored, request)
    return { model, bytes: checkedModelBytes(model) }
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.message }
    throw error
  }
}
