/** GraphQL names cannot begin with a digit or hold "+". */
const COUNTS = { '1': 'ONE', '2': 'TWO', '3': 'THREE', '4': 'FOUR', '5+': 'FIVE_OR_MORE' } as const

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}_${Underscored<Tail>}` : Name

/** A word of a vocabulary as the contract's enums have it. */
export type EnumName<Name extends string> = Name extends keyof typeof COUNTS ? (typeof COUNTS)[Name] : Uppercase<Underscored<Name>>

const isCount = (name: string): name is keyof typeof COUNTS => name in COUNTS

type Hyphened<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : Name

/** A member of the contract's enums as vocabularies and addresses write it. */
export type EnumWord<Name extends string> = Lowercase<Hyphened<Name>>

/** PUBLIC_STACK → "public-stack". */
export const enumWord = <const Name extends string>(name: Name): EnumWord<Name> => name.toLowerCase().replaceAll('_', '-') as EnumWord<Name>

/** "public-stack" → PUBLIC_STACK, "5+" → FIVE_OR_MORE. */
export const enumName = <const Name extends string>(name: Name): EnumName<Name> =>
  (isCount(name) ? COUNTS[name] : name.toUpperCase().replaceAll('-', '_')) as EnumName<Name>
