import type { MapLimits } from '#filter/map-limits.ts'

/** The state of filters between a visitor's change and the address. Texts are filters in the address's form. */
export interface LimitsFlow {
  /** what the page's address says, as it was read last */
  read: { written: string; limits: MapLimits }
  /** the visitor's change since. `sent`: the address it was sent with; null: still waiting for a pause */
  draft: { limits: MapLimits; sent: string | null } | null
  /** the address that was asked for last */
  lastSent: string | null
}

/**
 * `written`: the address the page stands on. `asked`: the one the browser has, which may be ahead of the page while that is busy.
 * The two together tell what is still under way.
 */
export type LimitsEvent =
  | { kind: 'choose'; limits: MapLimits }
  | { kind: 'send'; limits: MapLimits; text: string; written: string; asked: string }
  | { kind: 'arrive'; limits: MapLimits; written: string; asked: string }

export const openLimits = (written: string, limits: MapLimits): LimitsFlow => ({ read: { written, limits }, draft: null, lastSent: null })

/** Whether a settled choice needs a navigation: not when the browser already goes to that address. */
export const mustAsk = (flow: LimitsFlow, { limits, text, asked }: Extract<LimitsEvent, { kind: 'send' }>): boolean =>
  flow.draft?.limits === limits && text !== asked

export function nextLimits(flow: LimitsFlow, event: LimitsEvent): LimitsFlow {
  const { draft } = flow
  if (event.kind === 'choose') return { ...flow, draft: { limits: event.limits, sent: null } }
  if (event.kind === 'send') {
    const { limits, text, written, asked } = event
    if (draft?.limits !== limits) return flow
    // nothing is pending and the page shows it already
    const isThere = text === written && text === asked
    return { ...flow, lastSent: text, draft: isThere ? null : { limits, sent: text } }
  }
  const { limits, written, asked } = event
  const read = { written, limits }
  if (!draft) return { ...flow, read }
  // an address that was not sent from here: the visitor went back or followed a link, which overrides a pending change
  const isOwn = asked === flow.lastSent
  const isUnderWay = draft.sent === null || (draft.sent === asked && draft.sent !== written)
  return { ...flow, read, draft: isOwn && isUnderWay ? draft : null }
}

/** Nothing is pending any more: a sent choice has arrived, or the visitor went back before it did. */
export const isSettled = ({ read, draft }: LimitsFlow, written: string, asked: string): boolean =>
  draft !== null && draft.sent !== null && asked === written && read.written === written
