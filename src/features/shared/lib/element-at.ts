/*
 * Reading by index where the index is known to be there. The compiler takes every `list[i]` for perhaps absent; these answer with the element or
 * throw a RangeError that names the index. Lists that are walked from end to end need none of them: `for … of`, `entries()`, `map`.
 *
 * Columns of numbers have one function for each kind of array: V8 optimises each function for the kinds of array it has seen, and one
 * function used with all of them makes the valuation engine four times slower (decision 042).
 */

const absent = (index: number, length: number): RangeError => new RangeError(`no element ${index} in a list of ${length}`)

/** The element at an index from 0. Throws a RangeError where there is none (or where `undefined` stands). */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index]
  if (element === undefined) throw absent(index, list.length)
  return element
}

/** The last element. Throws a RangeError on an empty list. */
export const lastOf = <T>(list: readonly T[]): T => elementAt(list, list.length - 1)

export function float64At(column: Float64Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function float32At(column: Float32Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function int32At(column: Int32Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function uint32At(column: Uint32Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function int16At(column: Int16Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function uint16At(column: Uint16Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

export function uint8At(column: Uint8Array, index: number): number {
  const value = column[index]
  if (value === undefined) throw absent(index, column.length)
  return value
}

/** Adds to the number at an index. */
export function addFloat64At(column: Float64Array, index: number, amount: number): void {
  column[index] = float64At(column, index) + amount
}

/** Adds to the number at an index. */
export function addInt32At(column: Int32Array, index: number, amount: number): void {
  column[index] = int32At(column, index) + amount
}

/** Adds to the number at an index. */
export function addUint32At(column: Uint32Array, index: number, amount: number): void {
  column[index] = uint32At(column, index) + amount
}
