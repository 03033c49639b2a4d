import { RESO_FIELDS } from './reso-fields.ts'

const NAMES: ReadonlyMap<string, string> = new Map(
  [...new Set(Object.values(RESO_FIELDS).flatMap(({ names }) => names)), 'ListAgent', 'ListOffice'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)

export const isResoName = (given: string): boolean => NAMES.has(given.trim().toLowerCase())

/** What a column of a table may mean: names of one value. */
export const RESO_COLUMN_NAMES: readonly string[] = [...NAMES.values()]
  .filter((name) => name !== 'ListAgent' && name !== 'ListOffice')
  .toSorted()

/** The dictionary's own spelling of a name that is read, which systems write in any case; another name as it is. */
export const resoName = (given: string): string => NAMES.get(given.trim().toLowerCase()) ?? given
