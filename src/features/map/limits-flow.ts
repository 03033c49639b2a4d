import type { MapLimits } from '#filter/map-limits.ts'

/** The filters on their way from the hand to the address. Texts are filters as an address has them. */
export interface LimitsFlow {
  /** what the page's address says, as it was read last */
  read: { written: string; limits: MapLimits }
  /** what the hand has chosen since. `sent`: the address that was asked for with it; null: it still rests */
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

/** Whether a settled choice has to be asked for: not when the browser has been asked for just that already. */
export const mustAsk = (flow: LimitsFlow, { limits, text, asked }: Extract<LimitsEvent, { kind: 'send' }>): boolean =>
  flow.draft?.limits === limits && text !== asked

export function nextLimits(flow: LimitsFlow, event: LimitsEvent): LimitsFlow {
  const { draft } = flow
  if (event.kind === 'choose') return { ...flow, draft: { limits: event.limits, sent: null } }
  if (event.kind === 'send') {
    const { limits, text, written, asked } = event
    if (draft?.limits !== limits) return flow
    // nothing is under way and the page says it already
    const isThere = text === written && text === asked
    return { ...flow, lastSent: text, draft: isThere ? null : { limits, sent: text } }
  }
  const { limits, written, asked } = event
  const read = { written, limits }
  if (!draft) return { ...flow, read }
  // an address that nobody here asked for: somebody went back or pressed a link, which counts more than what still moves
  const isOwn = asked === flow.lastSent
  const isUnderWay = draft.sent === null || (draft.sent === asked && draft.sent !== written)
  return { ...flow, read, draft: isOwn && isUnderWay ? draft : null }
}

/** Nothing is under way any more: a choice that was sent has arrived, or somebody went back before it could. */
export const isSettled = ({ read, draft }: LimitsFlow, written: string, asked: string): boolean =>
  draft !== null && draft.sent !== null && asked === written && read.written === written
