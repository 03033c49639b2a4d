import { describe, expect, it, vi } from 'vitest'
import { LIST_FIRST_MAX, OFFSET_MAX } from '#graphql/limits.ts'
import { checkedPage, connectionOf } from './paging.ts'

describe('a page', () => {
  it('has a default size and limits', () => {
    expect(checkedPage({})).toEqual({ first: 20, offset: 0 })
    expect(checkedPage({ first: LIST_FIRST_MAX, offset: OFFSET_MAX })).toEqual({ first: LIST_FIRST_MAX, offset: OFFSET_MAX })
    expect(() => checkedPage({ first: LIST_FIRST_MAX + 1 })).toThrow('at most')
    expect(() => checkedPage({ first: -1 })).toThrow('negative')
    expect(() => checkedPage({ offset: OFFSET_MAX + 1 })).toThrow('at most')
    expect(() => checkedPage({ offset: -1 })).toThrow('negative')
  })
})

describe('a connection', () => {
  it('drops the extra row and counts only when there are more', async () => {
    const count = vi.fn(async () => 99)
    const more = connectionOf([1, 2, 3], { first: 2, offset: 0 }, count)
    expect(more).toMatchObject({ nodes: [1, 2], hasNextPage: true, hasPreviousPage: false })
    expect(await more.totalCount()).toBe(99)
    const last = connectionOf([1, 2], { first: 2, offset: 4 }, count)
    expect(last).toMatchObject({ nodes: [1, 2], hasNextPage: false, hasPreviousPage: true })
    expect(await last.totalCount()).toBe(6)
    expect(count).toHaveBeenCalledTimes(1)
  })

  it('counts when the page is beyond the end', async () => {
    expect(await connectionOf([], { first: 2, offset: 8 }, async () => 5).totalCount()).toBe(5)
    expect(await connectionOf([], { first: 2, offset: 0 }, async () => 0).totalCount()).toBe(0)
  })
})
