import * as z from 'zod/mini'
import { LABEL_PART_MAX_CHARS, LABELS_MAX } from '#graphql/label-kinds.ts'
import { maxChars } from '#lib/max-chars.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { numberBetween, wholeBetween } from '#session/parameter.ts'
import type { FileHome } from './address-file.ts'
import { addressLines } from './address-lines.ts'
import { LABEL_SHEETS, type LabelLayout } from './label-sheets.ts'

/** Homes that were added together. */
export interface LabelGroup {
  id: string
  title: string
  homes: readonly FileHome[]
}

export const OWN_SHEET = 'own'

/** What somebody is about to print. */
export interface LabelDraft {
  groups: readonly LabelGroup[]
  /** the first line of each label whose home names nobody; '' for none */
  salutation: string
  /** the key of a sheet, or {@link OWN_SHEET} */
  sheet: string
  own: LabelLayout
  /** the first free label, from 1 */
  start: number
  /** millimetres to the right and down */
  offset: { x: number; y: number }
  /** what became of the last addition */
  outcome: { kind: 'added'; homes: number; twice: number } | { kind: 'many' } | null
}

const [FIRST_SHEET] = LABEL_SHEETS as readonly [(typeof LABEL_SHEETS)[number]]
const layoutOf = ({ columns, rows, width, height, gapX, gapY, left, top }: LabelLayout): LabelLayout => ({
  columns,
  rows,
  width,
  height,
  gapX,
  gapY,
  left,
  top,
})

export const newDraft = (): LabelDraft => ({
  groups: [],
  salutation: 'The Resident',
  sheet: FIRST_SHEET.key,
  own: layoutOf(FIRST_SHEET),
  start: 1,
  offset: { x: 0, y: 0 },
  outcome: null,
})

export type DraftStep =
  | { kind: 'add'; group: LabelGroup }
  | { kind: 'remove'; id: string }
  | { kind: 'write'; change: Partial<Pick<LabelDraft, 'salutation' | 'sheet' | 'own' | 'start' | 'offset'>> }
  | { kind: 'restore'; draft: LabelDraft }

const addressKey = ({ unit, building, street, locality, postalCode }: FileHome): string =>
  [unit, building, street, locality, postalCode].join('\n').toUpperCase()

export const homesOfDraft = ({ groups }: Pick<LabelDraft, 'groups'>): FileHome[] => groups.flatMap(({ homes }) => homes)

/** The layout that is chosen; a key that is not known any more is the first sheet. */
export const layoutOfDraft = ({ sheet, own }: Pick<LabelDraft, 'sheet' | 'own'>): LabelLayout =>
  sheet === OWN_SHEET ? own : layoutOf(LABEL_SHEETS.find(({ key }) => key === sheet) ?? FIRST_SHEET)

/** Each home is on one label, whichever group brought it first. */
export function draftStep(draft: LabelDraft, step: DraftStep): LabelDraft {
  if (step.kind === 'restore') return step.draft
  if (step.kind === 'remove') return { ...draft, groups: draft.groups.filter(({ id }) => id !== step.id), outcome: null }
  if (step.kind === 'write') {
    const changed = { ...draft, ...step.change, outcome: null }
    const { columns, rows } = layoutOfDraft(changed)
    return { ...changed, start: Math.min(Math.max(1, changed.start), Math.max(1, columns * rows)) }
  }
  const known = new Set(homesOfDraft(draft).map(addressKey))
  const homes = step.group.homes.filter((home) => {
    const key = addressKey(home)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
  if (known.size > LABELS_MAX) return { ...draft, outcome: { kind: 'many' } }
  return {
    ...draft,
    groups: homes.length > 0 ? [...draft.groups, { ...step.group, homes }] : draft.groups,
    outcome: { kind: 'added', homes: homes.length, twice: step.group.homes.length - homes.length },
  }
}

/** The lines of a home's label. */
export const labelLines = (country: CountryCode, home: FileHome, salutation: string): string[] =>
  [home.name || salutation, ...addressLines(country, home)].filter((line) => line !== '')

const part = z.string().check(z.refine(maxChars(4 * LABEL_PART_MAX_CHARS)))
const millimetres = numberBetween(-300, 300)
const storedDraft = z.object({
  groups: z
    .array(
      z.object({
        id: part,
        title: part,
        homes: z
          .array(z.object({ name: part, unit: part, building: part, street: part, locality: part, postalCode: part }))
          .check(z.maxLength(LABELS_MAX)),
      }),
    )
    .check(z.refine((groups) => groups.reduce((sum, { homes }) => sum + homes.length, 0) <= LABELS_MAX)),
  salutation: part,
  sheet: part,
  start: wholeBetween(1, Number.MAX_SAFE_INTEGER),
  own: z.object({
    columns: millimetres,
    rows: millimetres,
    width: millimetres,
    height: millimetres,
    gapX: millimetres,
    gapY: millimetres,
    left: millimetres,
    top: millimetres,
  }),
  offset: z.object({ x: millimetres, y: millimetres }),
})

/** A draft as the tab keeps it over a reload; null where it is none. */
export function readDraft(json: string | null): LabelDraft | null {
  try {
    const read = storedDraft.safeParse(JSON.parse(json ?? ''))
    return read.success ? { ...read.data, outcome: null } : null
  } catch {
    return null
  }
}
