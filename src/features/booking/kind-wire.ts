import type { AppointmentKind as WireKind } from '#graphql/generated/graphql.ts'
import { keysOf } from '#lib/records.ts'

/** The kinds of appointment as addresses write them. */
const KINDS = { viewing: 'VIEWING', valuation: 'VALUATION', consultation: 'CONSULTATION' } as const satisfies Record<
  Lowercase<WireKind>,
  WireKind
>
export type KindWord = keyof typeof KINDS
export const APPOINTMENT_WORDS = keysOf<KindWord>(KINDS)

/** The contract's spelling of a kind of appointment. */
export const toWireKind = (kind: KindWord): WireKind => KINDS[kind]

/** The word of the contract's kind in addresses. */
export const kindWord = (wire: WireKind): KindWord => APPOINTMENT_WORDS.find((kind) => KINDS[kind] === wire) ?? 'viewing'
