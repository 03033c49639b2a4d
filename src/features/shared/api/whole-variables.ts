type Within<Key extends string, Path> = Path extends string ? `${Key}.${Path}` : never

/**
 * The paths at which variables differ from those of their document: what only one of the two names, in inputs and lists as well. `undefined` names
 * something: it says that it is left out. A `filter` narrows, so any part of one is whole.
 */
type Differing<Wanted, Given> = Given extends readonly (infer One)[]
  ? Wanted extends readonly (infer Item)[]
    ? Differing<NonNullable<Item>, NonNullable<One>>
    : never
  : Given extends File
    ? never
    : Given extends object
      ? string extends keyof Wanted
        ? keyof Given & string
        :
            | Exclude<keyof Given & string, keyof Wanted>
            | {
                [Key in keyof Wanted & string]-?: Key extends 'filter'
                  ? never
                  : Key extends keyof Given
                    ? Within<Key, Differing<NonNullable<Wanted[Key]>, NonNullable<Given[Key]>>>
                    : Key
              }[keyof Wanted & string]
      : never

/** Variables that name everything that their document takes. Optional fields are the ones that are forgotten: a validator drops what it does not know. */
export type Whole<Wanted, Given> = Given & ([Differing<Wanted, Given>] extends [never] ? unknown : { differing: Differing<Wanted, Given> })
