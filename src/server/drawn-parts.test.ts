import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DrawnPartsStore } from './drawn-parts.ts'

const Tower = (_: Record<string, unknown>): ReactNode => null
const House = (_: Record<string, unknown>): ReactNode => null
const here = { locale: 'en-US', address: '/a' }

/** What a page with such parts is rendered as, by a renderer that gives out ids by their place. */
function rendered(
  page: ReturnType<DrawnPartsStore['page']>,
  parts: readonly ReactNode[],
  where: 'anywhere' | 'here' = 'anywhere',
  who = '',
) {
  page.begin()
  const made: number[] = []
  const html = parts.map((part, at) => {
    const found = page.find('b', part, where, who)
    if (found && 'html' in found) return found.html
    made.push(at)
    const drawing = `<i id="_R_${at}a_x"/><b fill="url(#_R_${at}a_x)"/>`
    return found ? `<template data-drawn="${found.mark}"></template>${drawing}<template data-drawn="${-found.mark}"></template>` : drawing
  })
  return { text: page.settle(html.join('|')), made }
}

describe('a drawn part', () => {
  it('is drawn once for what it shows, with ids of its own and no marks', () => {
    const store = new DrawnPartsStore()
    const parts = [createElement(Tower, { floors: 12 }), createElement(Tower, { floors: 13 }), createElement(House, { floors: 12 })]
    const first = rendered(store.page(here), parts)
    const second = rendered(store.page(here), [...parts].reverse())
    expect(first.made).toEqual([0, 1, 2])
    expect(second.made).toEqual([])
    expect(second.text.split('|').reverse()).toEqual(first.text.split('|'))
    expect(first.text).not.toMatch(/_R_|template/)
    expect(new Set(first.text.match(/id="[^"]+"/g)).size).toBe(3)
  })

  it('has other ids where it stands again on a page, drawn or found', () => {
    const store = new DrawnPartsStore()
    const twice = [createElement(Tower, { floors: 12 }), createElement(Tower, { floors: 12 })]
    const first = rendered(store.page(here), twice).text
    expect(new Set(first.match(/id="[^"]+"/g)).size).toBe(2)
    expect(rendered(store.page(here), twice).text).toBe(first)
  })

  it.each([
    ['language', { ...here, locale: 'zh-HK' }, 'anywhere', ''],
    ['address, where it has links', { ...here, address: '/b' }, 'here', ''],
    ['kind of viewer, where it has links', here, 'here', 'seat'],
  ] as const)('is another by %s', (_, facts, where, who) => {
    const store = new DrawnPartsStore()
    const parts = [createElement(Tower, { floors: 12 })]
    rendered(store.page(here), parts, where)
    expect(rendered(store.page(here), parts, where).made).toEqual([])
    expect(rendered(store.page(facts), parts, where, who).made).toEqual([0])
  })

  it('is not kept where a function is among its properties, or deep in them', () => {
    const page = new DrawnPartsStore().page(here)
    expect(page.find('b', createElement(Tower, { cell: () => null }), 'anywhere', '')).toBeNull()
    expect(page.find('b', createElement(Tower, { columns: [{ cell: () => null }] }), 'anywhere', '')).toBeNull()
    expect(page.find('b', createElement(Tower, { columns: [{ head: createElement('b') }] }), 'anywhere', '')).toBeNull()
    expect(page.find('b', createElement(Tower, { format: { money: () => '', toJSON: () => 'SGD' } }), 'anywhere', '')).toEqual({ mark: 1 })
  })

  it('is drawn anew after ten minutes, and keeps the id that it was given', () => {
    const now = vi.fn(() => 0)
    const store = new DrawnPartsStore({ now })
    const parts = [createElement(Tower, { labelledBy: '_R_0a_x' })]
    expect(rendered(store.page(here), parts).text).toContain('id="_R_0a_x"')
    now.mockReturnValue(599_999)
    expect(rendered(store.page(here), parts).made).toEqual([])
    now.mockReturnValue(600_000)
    expect(rendered(store.page(here), parts).made).toEqual([0])
  })

  it('that React could not finish is not kept', () => {
    const store = new DrawnPartsStore()
    const page = store.page(here)
    page.find('b', 'late', 'anywhere', '')
    expect(page.settle('a<template data-drawn="1"></template><!--$!--><template data-drawn="-1"></template>b')).toBe('a<!--$!-->b')
    expect(store.page(here).find('b', 'late', 'anywhere', '')).toEqual({ mark: 1 })
  })

  it('inside another is kept with it', () => {
    const store = new DrawnPartsStore()
    const page = store.page(here)
    const [outer, inner] = [page.find('outer', 'o', 'anywhere', ''), page.find('inner', 'i', 'anywhere', '')]
    expect([outer, inner]).toEqual([{ mark: 1 }, { mark: 2 }])
    const open = (n: number) => `<template data-drawn="${n}"></template>`
    expect(page.settle(`${open(1)}<p>${open(2)}in${open(-2)}</p>${open(-1)}`)).toBe('<p>in</p>')
    expect(store.page(here).find('outer', 'o', 'anywhere', '')).toEqual({ html: '<p>in</p>' })
    expect(store.page(here).find('inner', 'i', 'anywhere', '')).toEqual({ html: 'in' })
  })
})
