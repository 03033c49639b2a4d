import { describe, expect, it } from 'vitest'
import { sparklinePath } from './sparkline.tsx'

describe('sparklinePath', () => {
  it('draws nothing for fewer than two values', () => {
    expect(sparklinePath([3]).d).toBe('')
  })
  it('ends high when the last value is the highest', () => {
    expect(sparklinePath([1, 2, 3]).endY).toBe(2)
    expect(sparklinePath([3, 2, 1]).endY).toBe(22)
  })
})
