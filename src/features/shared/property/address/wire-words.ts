import { enumName, enumWord } from '#filter/wire-names.ts'
import type { TypeGroup as WireTypeGroup } from '#graphql/generated/graphql.ts'
import { TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'

/** The contract's spelling of a type group. */
export const toWireTypeGroup = (group: TypeGroup): WireTypeGroup => enumName(group)

/** The trade's spelling of the contract's type group; it is also the word in addresses. */
export const fromWireTypeGroup = (wire: WireTypeGroup): TypeGroup => enumWord(wire)

/** A type group as written in an address, else null. */
export const parseTypeGroup = (text: string): TypeGroup | null => TYPE_GROUPS.find((group) => group === text) ?? null
