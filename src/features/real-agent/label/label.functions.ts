import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { TypeGroup } from '#graphql/generated/enumerations.ts'
import {
  CopyLabelSheetDocument,
  DeleteLabelSheetDocument,
  LabelProjectDocument,
  LabelStandingDocument,
  LabelStreetDocument,
  MakeLabelSheetDocument,
  OwnLabelSheetDocument,
  OwnLabelSheetsDocument,
  SuppressedHomesDocument,
  SuppressHomesDocument,
  UnsuppressHomeDocument,
} from '#graphql/generated/graphql.ts'
import { LABEL_REASON_MAX_CHARS, LABEL_TITLE_MAX_CHARS } from '#graphql/label-kinds.ts'
import { ok } from '#lib/result.ts'
import { LABEL_PAGE_SIZE, LABEL_STREET_PLACES } from '../search.ts'

const key = z.uuid()
const id = z.uuid()
const offset = z.int().min(0).max(10_000)
/** JSON of up to 5,000 homes */
const homes = z.string().max(3_500_000)

export const fetchLabelStanding = createServerFn({ method: 'POST' }).handler(async () => {
  const answer = await execute(LabelStandingDocument, {})
  return answer.ok ? ok(answer.value.labelStanding) : answer
})

/** A building or a project with its blocks, floors and stacks; null for one that is not there. */
export const fetchLabelPlace = createServerFn({ method: 'POST' })
  .validator(z.object({ typeGroup: z.enum(TypeGroup), slug: z.string().min(1).max(100) }))
  .handler(async ({ data }) => {
    const answer = await execute(LabelProjectDocument, data)
    return answer.ok ? ok(answer.value.project) : answer
  })

/** The buildings of a street, the first fifty. */
export const fetchLabelStreet = createServerFn({ method: 'POST' })
  .validator(z.object({ street: z.string().min(1).max(120) }))
  .handler(async ({ data: { street } }) => {
    const answer = await execute(LabelStreetDocument, { street, first: LABEL_STREET_PLACES })
    return answer.ok ? ok(answer.value.projects) : answer
  })

export const makeLabels = createServerFn({ method: 'POST' })
  .validator(z.object({ key, title: z.string().max(LABEL_TITLE_MAX_CHARS), print: z.string().max(1_000), homes }))
  .handler(async ({ data: { key: once, ...input } }) => {
    const answer = await execute(MakeLabelSheetDocument, { key: once, input })
    return answer.ok ? ok(answer.value.makeLabelSheet) : answer
  })

export const fetchLabelSheets = createServerFn({ method: 'POST' })
  .validator(z.object({ offset }))
  .handler(async ({ data }) => {
    const answer = await execute(OwnLabelSheetsDocument, { first: LABEL_PAGE_SIZE, ...data })
    return answer.ok ? ok(answer.value.ownLabelSheets) : answer
  })

/** A sheet without the homes that have asked for no letters meanwhile. */
export const openLabelSheet = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(OwnLabelSheetDocument, data)
    return answer.ok ? ok(answer.value.ownLabelSheet) : answer
  })

export const copyLabels = createServerFn({ method: 'POST' })
  .validator(z.object({ key, id }))
  .handler(async ({ data }) => {
    const answer = await execute(CopyLabelSheetDocument, data)
    return answer.ok ? ok(true) : answer
  })

export const deleteLabels = createServerFn({ method: 'POST' })
  .validator(z.object({ id }))
  .handler(async ({ data }) => {
    const answer = await execute(DeleteLabelSheetDocument, data)
    return answer.ok ? ok(answer.value.deleteLabelSheet.success) : answer
  })

export const fetchSuppressed = createServerFn({ method: 'POST' })
  .validator(z.object({ isForAll: z.boolean(), offset }))
  .handler(async ({ data }) => {
    const answer = await execute(SuppressedHomesDocument, { first: LABEL_PAGE_SIZE, ...data })
    return answer.ok ? ok(answer.value.suppressedHomes) : answer
  })

/** Answers how many homes were new. */
export const sendSuppressed = createServerFn({ method: 'POST' })
  .validator(z.object({ isForAll: z.boolean(), homes, reason: z.string().max(LABEL_REASON_MAX_CHARS) }))
  .handler(async ({ data }) => {
    const answer = await execute(SuppressHomesDocument, data)
    return answer.ok ? ok(answer.value.suppressHomes) : answer
  })

export const removeSuppressed = createServerFn({ method: 'POST' })
  .validator(z.object({ isForAll: z.boolean(), id }))
  .handler(async ({ data }) => {
    const answer = await execute(UnsuppressHomeDocument, data)
    return answer.ok ? ok(answer.value.unsuppressHome.success) : answer
  })
