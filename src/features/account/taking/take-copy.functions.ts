import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TAKEN_RECORD_MAX_CHARS } from '#graphql/copy-kinds.ts'
import { CopyRecordKind, ListingMediaKind } from '#graphql/generated/enumerations.ts'
import {
  BeginListingMediaDocument,
  DescribeListingMediaDocument,
  TakeCopyRecordsDocument,
  TakenTourDocument,
} from '#graphql/generated/graphql.ts'
import { LISTING_CAPTION_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { ok } from '#lib/result.ts'

const id = z.uuid()
const kind = z.enum(ListingMediaKind)
const words = z.string().max(LISTING_CAPTION_MAX_CHARS)

/** Takes lines of a copy in, for the signed-in person. */
export const takeCopyLines = createServerFn({ method: 'POST' })
  .validator(z.object({ kind: z.enum(CopyRecordKind), lines: z.string().max(2 * TAKEN_RECORD_MAX_CHARS) }))
  .handler(async ({ data }) => {
    const answer = await execute(TakeCopyRecordsDocument, data)
    return answer.ok ? ok(answer.value.takeCopyRecords) : answer
  })

/** Begins a picture of a listing that was taken in. */
export const beginCopiedPicture = createServerFn({ method: 'POST' })
  .validator(z.object({ listing: id, key: z.string().regex(/^[\w-]{8,64}$/), kind }))
  .handler(async ({ data }) => {
    const answer = await execute(BeginListingMediaDocument, data)
    return answer.ok ? ok(answer.value.beginListingMedia) : answer
  })

/** Says what such a picture shows. */
export const describeCopiedPicture = createServerFn({ method: 'POST' })
  .validator(z.object({ id, kind, caption: words, alt: words }))
  .handler(({ data }) => execute(DescribeListingMediaDocument, data))

/** How often a tour that was taken in has been written: 1 as it came. */
export const fetchTakenTour = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(TakenTourDocument, data)
    return answer.ok ? ok(answer.value.ownTour.version) : answer
  })
