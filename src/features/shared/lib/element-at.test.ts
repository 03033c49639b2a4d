import { describe, expect, it } from 'vitest'
import { addFloat64At, addInt32At, elementAt, float64At, lastOf, uint8At } from './element-at.ts'

describe('reading by index', () => {
  it('answers with the element, NaN and null included', () => {
    expect(elementAt(['a', 'b'], 1)).toBe('b')
    expect(elementAt([null], 0)).toBeNull()
    expect(float64At(Float64Array.of(Number.NaN), 0)).toBeNaN()
    expect(lastOf([1, 2, 3])).toBe(3)
  })

  it.each([
    ['before a list', () => elementAt(['a'], -1), 'no element -1 in a list of 1'],
    ['behind a list', () => elementAt(['a'], 1), 'no element 1 in a list of 1'],
    ['behind a column', () => uint8At(new Uint8Array(2), 2), 'no element 2 in a list of 2'],
    ['at no number', () => float64At(new Float64Array(2), Number.NaN), 'no element NaN in a list of 2'],
    ['the last of nothing', () => lastOf([]), 'no element -1 in a list of 0'],
  ])('throws a RangeError that names the index: %s', (_, read, message) => {
    expect(read).toThrow(new RangeError(message))
  })

  it('adds to a column in place, and not behind its end', () => {
    const sums = Float64Array.of(1, 2)
    addFloat64At(sums, 1, 0.5)
    expect([...sums]).toEqual([1, 2.5])
    expect(() => addInt32At(new Int32Array(1), 1, 1)).toThrow(RangeError)
  })
})
