import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { ArtifactFile } from '../../db/build/artifacts.ts'
import type { Progress } from '../../db/build/progress.ts'
import { type AccuracyRecord, accuracySchema } from '../../modules/valuation/accuracy.ts'
import type { ValuationPlan } from '../../valuation/plan.ts'
import { SEGMENTS, type SegmentName } from '../../valuation/segments.ts'
import type { BacktestFiles } from '../backtest/options.ts'
import { writeReport } from '../backtest/report.ts'
import { runBacktest } from '../backtest/run-backtest.ts'
import type { RecognisedFile } from '../import-context.ts'
import { ImportRefused, TooFewSales } from '../input-file.ts'
import type { SgFormat } from '../sg/formats.ts'
import type { LeastEvidence } from '../valuation-fit/fit-segment.ts'
import { fitModel, modelArtifact } from '../valuation-fit/run-fit.ts'
import { recordArtifact } from '../valuation-record/record-accuracy.ts'
import type { StepResult, WorkFolder } from './work-folder.ts'

/** Part of what a back-test is made from: raise it when its report says more, or reads its files otherwise. */
const BACKTEST_VERSION = 1

export interface SegmentRequest {
  segment: SegmentName
  plan: ValuationPlan
  least: LeastEvidence
  /** the finished import */
  edition: StepResult
  dataVersion: string
  files: readonly RecognisedFile[]
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

const refusedSchema = z.object({ refused: z.string() })
const modelSchema = z.union([refusedSchema, z.object({ lessons: z.int(), base64: z.string() })])
const recordSchema = z.union([refusedSchema, accuracySchema])

const read = <T>(schema: z.ZodType<T>, { path }: StepResult): T => schema.parse(JSON.parse(readFileSync(path, 'utf8')))

/**
 * Fits a segment and back-tests its newest twelve months, each unless that was done from the same inputs before. Throws {@link ImportRefused}
 * when a file cannot be read by the back-test.
 */
export async function publishSegment(work: WorkFolder, request: SegmentRequest): Promise<PublishedSegment> {
  const { segment } = request
  const fitted = await fitStep(work, request)
  const model = read(modelSchema, fitted)
  const nothing = { segment, artifacts: [], record: null }
  if ('refused' in model) return { ...nothing, isMade: fitted.isMade, refused: model.refused }
  const artifacts = [modelArtifact(segment, model.lessons, Buffer.from(model.base64, 'base64'))]
  const tested = await backtestStep(work, request)
  const isMade = fitted.isMade || tested.isMade
  const record = read(recordSchema, tested)
  if ('refused' in record) return { ...nothing, isMade, artifacts, refused: record.refused }
  return { segment, isMade, artifacts: [...artifacts, recordArtifact(record)], record, refused: null }
}

function fitStep(work: WorkFolder, request: SegmentRequest): Promise<StepResult> {
  const { segment, plan, least, edition } = request
  const from = [edition.key, segment, SEGMENTS[segment].engine, plan, least]
  return work.result({ name: `model-${segment}`, from }, async (path) => {
    const db = new DatabaseSync(edition.path, { readOnly: true })
    try {
      const made = await fitModel(db, request)
      const text = 'refused' in made ? made : { lessons: made.model.lessons, base64: Buffer.from(made.bytes).toString('base64') }
      writeFileSync(path, JSON.stringify(text))
    } finally {
      db.close()
    }
  })
}

async function backtestStep(work: WorkFolder, request: SegmentRequest): Promise<StepResult> {
  const { segment, plan, files, threads, progress } = request
  const own = files.filter(({ format }) => READ_FORMATS[segment].some((id) => id === format.id))
  const from = [BACKTEST_VERSION, segment, SEGMENTS[segment].engine, plan, own.map(({ format, hash }) => [format.id, hash])]
  const madeOn = await dayOf(work, segment, from, request.madeOn)
  return work.result({ name: `backtest-${segment}`, from }, async (path) => {
    try {
      const { report } = await runBacktest({ ...backtestFiles(segment, own), refitMonths: 1, threads, madeOn, plan }, progress)
      writeReport(path, report)
    } catch (error) {
      if (!(error instanceof TooFewSales)) throw error
      writeFileSync(path, JSON.stringify({ refused: error.message }))
    }
  })
}

/** The day on which a back-test was begun, kept so that a run that goes on after midnight gives the same bytes. */
async function dayOf(work: WorkFolder, segment: SegmentName, from: readonly unknown[], given?: string): Promise<string> {
  const today = given ?? new Date().toISOString().slice(0, 10)
  const { path } = await work.result({ name: `day-${segment}`, from }, (file) => writeFileSync(file, today))
  return readFileSync(path, 'utf8')
}

const SALES = { hdb: 'sg-hdb-resale', private: 'sg-private-sales', landed: 'sg-landed-sales' } satisfies Record<SegmentName, SgFormat>

/** What the back-test of a segment reads; the blocks of flats also vouch for the places of private projects. */
const READ_FORMATS: Readonly<Record<SegmentName, readonly SgFormat[]>> = {
  hdb: [SALES.hdb, 'sg-hdb-block-coordinates', 'sg-amenities'],
  private: [SALES.private, 'sg-hdb-block-coordinates', 'sg-private-projects', 'sg-amenities'],
  landed: [SALES.landed, 'sg-amenities'],
}

/** The files of a back-test among those of its formats. */
function backtestFiles(segment: SegmentName, files: readonly RecognisedFile[]): BacktestFiles {
  const of = (id: SgFormat) => files.filter(({ format }) => format.id === id).map(({ path }) => path)
  const one = (id: SgFormat) => {
    const [path, another] = of(id)
    if (another !== undefined) throw new ImportRefused(`${another}: a second file of its kind, the back-test reads one`)
    return path
  }
  return {
    ...{ kind: segment, sales: of(SALES[segment]), blocks: one('sg-hdb-block-coordinates') },
    ...{ projects: one('sg-private-projects'), amenities: one('sg-amenities') },
  }
}
