import { LABEL_SHEETS_KEPT_MAX, LABEL_TITLE_MAX_CHARS } from '#graphql/label-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { agentToolStanding } from '../subscription/agent-tool-standing.ts'
import { homesJson, postalHomes } from './label-row.ts'
import { labelPrinting } from './label-type.ts'
import { keepSheet, readSheet, type SheetWithHomes } from './sheet-store.ts'
import { writable } from './suppression.ts'

/** Throws `label-agents`, `needs-subscription`, `seat-right`. */
export async function checkLabelMaker(context: ProviderContext, viewer: Pick<ViewerRow, 'kind'>): Promise<void> {
  const standing = await agentToolStanding(context, viewer, 'address-labels')
  if (standing === 'SEAT_RIGHT') throw refusal('seat-right', 'The seat does not include this.')
  if (standing === 'NEEDS_PLAN') throw refusal('needs-subscription', 'Labels are printed with a plan.')
  if (standing !== 'OPEN') throw refusal('label-agents', 'Labels are printed by agents.')
}

/** Throws `label-title`. */
function readSheetTitle(text: string): string {
  const title = cleanLine(text)
  if (title === '' || title.length > LABEL_TITLE_MAX_CHARS) throw refusal('label-title', 'The title is missing or too long.')
  return title
}

/** Throws `label-print`. */
function readPrinting(json: string): string {
  try {
    return JSON.stringify(labelPrinting.parse(JSON.parse(json)))
  } catch {
    throw refusal('label-print', 'This is no layout of a sheet.')
  }
}

/** A sheet as its maker asks for it: layout and homes as JSON. */
export interface AskedSheet {
  id: string
  key: string
  owner: string
  country: CountryCode
  title: string
  print: string
  homes: string
  /** homes that were left out before */
  leftOut: number
  /** unix seconds */
  createdAt: number
}

/**
 * Keeps a sheet once for its key, without the homes that are on one of the lists. Throws `label-title`, `label-print`, `label-homes`, `label-none` where no home is
 * left, `label-many`.
 */
export async function keepAskedSheet(context: ProviderContext, asked: AskedSheet, lists: readonly string[]): Promise<SheetWithHomes> {
  const { owner, key, country } = asked
  const before = await readSheet(context.trade, owner, { key })
  if (before) return before
  const [title, print, homes] = [readSheetTitle(asked.title), readPrinting(asked.print), postalHomes(asked.homes)]
  const free = await writable(context.trade, { country, lists, homes })
  if (free.length === 0) throw refusal('label-none', 'All of these homes asked for no letters.')
  const sheet = { title, print, homes: homesJson(free), count: free.length, leftOut: asked.leftOut + homes.length - free.length }
  await keepSheet(context.trade, { id: asked.id, owner, key, country, createdAt: asked.createdAt, ...sheet })
  const kept = await readSheet(context.trade, owner, { key })
  if (!kept) throw refusal('label-many', `At most ${LABEL_SHEETS_KEPT_MAX} sheets are kept. Delete some of them.`)
  return kept
}
