import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { serialize } from 'node:v8'
import { z } from 'zod'
import type { ArtifactFile } from '../../build/artifacts.ts'
import type { Progress } from '../../build/progress.ts'
import { type AccuracyRecord, accuracySchema } from '../../modules/valuation/accuracy.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { parseModel, serialiseModel } from '../../valuation/segment-model-codec.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import type { LeastEvidence } from '../valuation-fit/fit-segment.ts'
import { readSegment, type StoredSegment } from '../valuation-fit/read-segment.ts'
import { checkedModelBytes, modelArtifact } from '../valuation-fit/run-fit.ts'
import { recordArtifact } from '../valuation-record/record-accuracy.ts'
import { LearningFolder } from './learning-folder.ts'
import { measureSegment } from './measure-segment.ts'
import type { StepResult, WorkFolder } from './work-folder.ts'

/** Part of what is measured from: raise it when the same sales are learnt from or reported otherwise. */
const MEASURE_VERSION = 1

export interface SegmentRequest {
  segment: SegmentName
  plan: ValuationPlan
  least: LeastEvidence
  /** the finished import */
  edition: StepResult
  dataVersion: string
  /** the day that the back-test is put on record with, "2026-11-20"; today unless named */
  madeOn?: string
  threads: number
  progress: Progress
}

/** How a segment goes live: with its model and measured accuracy, or with the reason why it has none. */
export interface PublishedSegment {
  segment: SegmentName
  isMade: boolean
  artifacts: ArtifactFile[]
  record: AccuracyRecord | null
  refused: string | null
}

const measuredSchema = z.object({
  /** of no edition yet; base64 */
  model: z.string().nullable(),
  record: accuracySchema.nullable(),
  refused: z.string().nullable(),
})

/** Fits and back-tests a segment of an edition, unless that was done with the same sales, places and plan before. */
export async function publishSegment(work: WorkFolder, request: SegmentRequest): Promise<PublishedSegment> {
  const { segment, plan, least, edition, progress, dataVersion } = request
  let stored: StoredSegment | null = null
  const contents = await work.result({ name: `sales-${segment}`, from: [edition.key, segment] }, (path) => {
    stored = storedSegment(request)
    writeFileSync(path, contentOf(stored))
  })
  const from = [MEASURE_VERSION, segment, SEGMENTS[segment].engine, plan, least, readFileSync(contents.path, 'utf8')]
  const madeOn = await dayOf(work, segment, from, request.madeOn)
  const learning = new LearningFolder(work, segment, from)
  const measured = await work.result({ name: `measured-${segment}`, from: [...from, madeOn] }, async (path) => {
    const sales = stored ?? storedSegment(request)
    const { model, record, refused } = sales
      ? await measureSegment(sales, { ...request, dataVersion: '', madeOn, progress, store: learning })
      : { model: null, record: null, refused: `${segment}: the market has no such sales` }
    const bytes = model && Buffer.from(checkedModelBytes(model)).toString('base64')
    writeFileSync(path, JSON.stringify({ model: bytes, record, refused } satisfies z.infer<typeof measuredSchema>))
  })
  if (measured.isMade) learning.discard()
  const { model, record, refused } = measuredSchema.parse(JSON.parse(readFileSync(measured.path, 'utf8')))
  const artifacts = [...(model === null ? [] : [ofEdition(model, dataVersion)]), ...(record ? [recordArtifact(record)] : [])]
  return { segment, isMade: measured.isMade, artifacts, record, refused }
}

function storedSegment({ edition, segment, progress }: SegmentRequest): StoredSegment | null {
  const db = new DatabaseSync(edition.path, { readOnly: true })
  try {
    return readSegment(db, segment, progress)
  } finally {
    db.close()
  }
}

/** A hash of all that a segment is measured from: its sales in their order, its sites and its words. */
function contentOf(stored: StoredSegment | null): string {
  const hash = createHash('sha256')
  if (stored) {
    const { sales, book, market } = stored
    hash.update(serialize([book, market]))
    // what a report says of a sale beyond that
    hash.update(sales.map(({ unitMix, model }) => `${unitMix} ${model}`).join('\n'))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The model of some sales as that of an edition which has them. */
function ofEdition(base64: string, dataVersion: string): ArtifactFile {
  const model = parseModel(Buffer.from(base64, 'base64'))
  return modelArtifact(model.segment, model.lessons, serialiseModel({ ...model, dataVersion }))
}

/** The day on which a back-test was begun, kept so that a run that goes on after midnight gives the same bytes. */
async function dayOf(work: WorkFolder, segment: SegmentName, from: readonly unknown[], given?: string): Promise<string> {
  const today = given ?? new Date().toISOString().slice(0, 10)
  const { path } = await work.result({ name: `day-${segment}`, from }, (file) => writeFileSync(file, today))
  return readFileSync(path, 'utf8')
}
