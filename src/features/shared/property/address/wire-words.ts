import type { TypeGroup as WireTypeGroup } from '#graphql/generated/graphql.ts'
import { DEFAULT_TYPE_GROUP, TYPE_GROUPS, type TypeGroup } from '#market/vocabulary.ts'

const WIRE_TYPE_GROUPS = {
  'public-stack': 'PUBLIC_STACK',
  'private-stack': 'PRIVATE_STACK',
  'private-land': 'PRIVATE_LAND',
} as const satisfies Record<TypeGroup, WireTypeGroup>

/** The contract's spelling of a type group. */
export const toWireTypeGroup = (group: TypeGroup): WireTypeGroup => WIRE_TYPE_GROUPS[group]

/** The trade's spelling of the contract's type group; it is also the word in addresses. */
export const fromWireTypeGroup = (wire: WireTypeGroup): TypeGroup =>
  TYPE_GROUPS.find((group) => WIRE_TYPE_GROUPS[group] === wire) ?? DEFAULT_TYPE_GROUP

/** A type group as written in an address, else null. */
export const parseTypeGroup = (text: string): TypeGroup | null => TYPE_GROUPS.find((group) => group === text) ?? null
