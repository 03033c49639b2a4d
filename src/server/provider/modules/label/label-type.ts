import { z } from 'zod'
import { builder } from '../../builder.ts'
import { isoTime } from '../../iso-time.ts'
import { connectionType } from '../../paging.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { AGENT_TOOL_STANDINGS } from '../subscription/agent-tool-standing.ts'
import type { LabelSheetRow } from './label-row.ts'
import { FOR_ALL, type SuppressedRow } from './suppression.ts'

export const LabelStandingEnum = builder.enumType('LabelStanding', {
  description: 'Whether somebody prints labels. NEEDS_PLAN: an agent without one. SEAT_RIGHT: the seat does not include it.',
  values: AGENT_TOOL_STANDINGS,
})

const mm = z.number().min(0).max(300)

/** How a sheet is printed, lengths in millimetres. Which layouts lie on the paper is the printer's business, not the store's. */
export const labelPrinting = z.object({
  layout: z.object({
    columns: z.int().min(1).max(120),
    rows: z.int().min(1).max(120),
    width: mm,
    height: mm,
    gapX: mm,
    gapY: mm,
    left: mm,
    top: mm,
  }),
  start: z.int().min(1).max(120),
  offset: z.object({ x: z.number().min(-10).max(10), y: z.number().min(-10).max(10) }),
  salutation: z.string().max(120),
})

/** A sheet with the homes that may be written to now. */
export interface OpenedSheet extends LabelSheetRow {
  homes: string
  leftOutNow: number
}

export const LabelSheetRef = builder.objectRef<LabelSheetRow>('LabelSheet').implement({
  description: 'Address labels that were made, without the PDF: that is made anew each time.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    title: t.exposeString('title'),
    print: t.exposeString('print', { description: 'JSON: layout and offset in millimetres, the first label, the salutation.' }),
    count: t.exposeInt('count'),
    leftOut: t.exposeInt('leftOut', { description: 'Homes that asked for no letters, when it was made.' }),
    madeAt: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

export const LabelSheetsRef = connectionType('LabelSheets', LabelSheetRef)

export const OpenedLabelSheetRef = builder.objectRef<OpenedSheet>('OpenedLabelSheet').implement({
  description: 'A sheet to print now.',
  fields: (t) => ({
    sheet: t.field({ type: LabelSheetRef, resolve: (opened) => opened }),
    homes: t.exposeString('homes', {
      description: 'JSON: unit, building, street, locality and postal code of each home that may be written to now.',
    }),
    leftOutNow: t.exposeInt('leftOutNow', { description: 'Homes of the sheet that have asked for no letters since it was made.' }),
  }),
})

const SuppressedHomeRef = builder.objectRef<SuppressedRow>('SuppressedHome').implement({
  description: 'A home that nobody prints a label for.',
  fields: (t) => ({
    id: t.exposeID('id'),
    country: t.expose('country', { type: CountryCodeEnum }),
    home: t.exposeString('home', { description: 'JSON of one row: unit, building, street, locality, postal code.' }),
    reason: t.exposeString('reason'),
    isForAll: t.boolean({ description: 'Kept by staff, for every agent.', resolve: ({ owner }) => owner === FOR_ALL }),
    since: t.string({ resolve: ({ createdAt }) => isoTime(createdAt) }),
  }),
})

export const SuppressedHomesRef = connectionType('SuppressedHomes', SuppressedHomeRef)
