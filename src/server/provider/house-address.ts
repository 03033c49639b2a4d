import { TXN_FLAG } from './db/market/rows.ts'

/** A house by number and street. */
interface HouseAddress {
  /** with its letters: "12A", "26-28" */
  number: string
  street: string
}

/** The parts of an address as sales of houses have it: "8 Patterson Avenue"; null where it is a number alone, or a street alone. */
export function houseAddressOf(text: string): HouseAddress | null {
  const { number, street } = /^(?<number>\d\S*) (?<street>\S.*)$/.exec(text)?.groups ?? {}
  return number && street ? { number, street } : null
}

/** Whether a deal of `txn t` names its home. A house is named by its number: of a road alone nobody knows which of its houses was sold. */
export const NAMES_HOME = `(t.unit_no is not null and (t.flags & ${TXN_FLAG.landArea} = 0 or t.unit_no glob '[0-9]*'))`
