import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LabelStanding } from '#graphql/generated/graphql.ts'
import { LABEL_SHEETS_KEPT_MAX, SUPPRESSED_MAX } from '#graphql/label-kinds.ts'
import type { Failure } from '#lib/result.ts'
import type { AddressFileFault, MappedPart } from './address-file.ts'
import type { layoutFault } from './label-sheets.ts'
import type { NumbersFault } from './unit-numbers.ts'

const FAILURES: Record<string, MessageDescriptor> = {
  'label-title': msg`Give the sheet a name of at most 120 characters.`,
  'label-homes': msg`One of the addresses is not complete. A label needs a street or a building.`,
  'label-none': msg`All of these homes asked for no letters, so nothing is printed.`,
  'label-unknown': msg`The sheet is not there any more.`,
  'label-letters': msg`This sheet has names with letters that we cannot print. Make it anew; before printing you see which.`,
  'label-agents': msg`Labels are for licensed agents.`,
  'needs-subscription': msg`Your plan has ended. Labels are printed with a plan.`,
  'seat-right': msg`Your seat does not include this. Ask whoever pays for it.`,
  'suppressed-reason': msg`The reason is too long.`,
  'suppressed-unknown': msg`This home is not on the list any more.`,
  invalid_access_token: msg`You are signed out. Sign in again; what you chose stays here.`,
}

/** What went wrong, and what to do. */
export function labelFailureWords(i18n: I18n, { layer, code }: Pick<Failure, 'layer' | 'code'>): string {
  if (code === 'label-many') return i18n._(msg`At most ${LABEL_SHEETS_KEPT_MAX} sheets are kept. Delete some of them first.`)
  if (code === 'suppressed-many') return i18n._(msg`The list holds at most ${SUPPRESSED_MAX} homes.`)
  const known = FAILURES[code]
  if (known) return i18n._(known)
  return layer === 'network'
    ? i18n._(msg`No connection. What you chose stays here; try again.`)
    : i18n._(msg`This did not work. Try again.`)
}

export const FILE_FAULTS: Record<AddressFileFault | 'not-loaded', MessageDescriptor> = {
  'not-loaded': msg`The file could not be read, because the site does not answer. Choose it again.`,
  'file-large': msg`The file has more than 5 MB. A list of 5,000 addresses has less than one.`,
  'file-empty': msg`The file is empty.`,
  'file-no-text': msg`This is no CSV file. In a spreadsheet, save it as “CSV UTF-8”.`,
  'file-no-rows': msg`The file has no rows below its heading.`,
  'file-many': msg`The file has more than 5,000 rows. Print them in parts.`,
  'file-quote': msg`A quotation mark stands out of place. Within a cell it is written twice.`,
  'file-wide': msg`A row has more cells than the heading names.`,
  'file-separator': msg`It is not clear what parts the columns. In a spreadsheet, save it as “CSV UTF-8”.`,
}

export const LAYOUT_FAULTS: Record<NonNullable<ReturnType<typeof layoutFault>>, MessageDescriptor> = {
  small: msg`A label is at least 25 × 15 mm.`,
  many: msg`A sheet has at most 120 labels.`,
  wide: msg`The labels are wider than the paper: 210 mm.`,
  high: msg`The labels are higher than the paper: 297 mm.`,
}

export const PART_WORDS: Record<MappedPart, MessageDescriptor> = {
  name: msg`Who is written to`,
  unit: msg`Unit`,
  building: msg`Building or estate`,
  street: msg`Number and street`,
  locality: msg`District or town`,
  postalCode: msg`Postal code`,
}

export function numbersFaultWords(i18n: I18n, fault: NumbersFault): string {
  if (fault.code === 'numbers-many') return i18n._(msg`These are too many numbers.`)
  const { word } = fault
  return fault.code === 'numbers-order'
    ? i18n._(msg`“${word}” runs backwards.`)
    : i18n._(msg`“${word}” is no number. Write, for example: 1-25 odd, 30, 32A.`)
}

/** Why somebody prints no labels. */
export const STANDING_WORDS: Record<Exclude<LabelStanding, 'OPEN'>, { title: MessageDescriptor; text: MessageDescriptor }> = {
  NEEDS_PLAN: {
    title: msg`Labels come with a plan`,
    text: msg`With a plan you print addresses of a project, a street or your own list on any sheet, and keep the sheets.`,
  },
  SEAT_RIGHT: {
    title: msg`Your seat does not include labels`,
    text: msg`Whoever pays for the seat can grant it reports; labels come with them.`,
  },
  AGENTS_ONLY: {
    title: msg`Labels are for licensed agents`,
    text: msg`They are for letters to homes of a project or a street. Your own account prints none.`,
  },
}

/** First lines of a label as they are printed, in the language of whoever reads the letter. */
export const SALUTATIONS = [
  'The Resident',
  'The Homeowner',
  '住户',
  '住戶',
  '业主',
  '業主',
  'Penghuni',
  'The Resident 住户',
  'The Resident 住戶',
] as const
