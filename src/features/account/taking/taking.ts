import type { CopyRecordKind } from '#graphql/generated/enumerations.ts'
import type { TakeCopyRecordsMutation } from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import type { BundlePorts } from '#property/tour/send-bundle.ts'
import type { SentDraft } from '#property/tour/write-tour.functions.ts'
import type { CopyFiles } from './copy-files.ts'

export type TakenReport = TakeCopyRecordsMutation['takeCopyRecords']
type MediaKind = 'PHOTO' | 'PLAN'

/** What the taking asks of the site. */
export interface TakingPorts {
  takeRecords(asked: { kind: CopyRecordKind; lines: string }): Promise<Result<TakenReport>>
  beginPicture(asked: { listing: string; key: string; kind: MediaKind }): Promise<Result<{ id: string; state: string }>>
  describePicture(asked: { id: string; kind: MediaKind; caption: string; alt: string }): Promise<Result<unknown>>
  /** the status of the answer */
  putPicture(id: string, bytes: Blob): Promise<number>
  /** pictures of tours */
  bundles: BundlePorts
  tourVersion(id: string): Promise<Result<number>>
  fillTour(asked: { id: string; version: number; draft: SentDraft }): Promise<Result<unknown>>
}

/** What was not taken in, and why. */
export interface Untaken {
  /** the name of its file in the copy; of a part its number */
  file: string
  /** 0: the file as a whole */
  line: number
  /** what the record is called; '' where it has no name */
  title: string
  code: string
  /** of the record; '' where it is about the whole */
  field: string
}

/** What has become of a copy so far. */
export interface TakenCopy {
  records: number
  /** of listings, and scenes of tours */
  pictures: number
  /** fields that were left out of records that were taken */
  omitted: number
  refused: Untaken[]
}

/** A copy that is being taken in. */
export interface CopyTaking {
  files: CopyFiles
  ports: TakingPorts
  taken: TakenCopy
  tell(taken: TakenCopy): void
}
