import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapLimits, NO_LIMITS } from '#filter/map-limits.ts'
import { isSettled, type LimitsFlow, mustAsk, nextLimits, openLimits } from './limits-flow.ts'

const limitsOf = (text: string): MapLimits =>
  text === '' ? { ...NO_LIMITS } : { ...NO_LIMITS, filter: { price: { min: Number(text), max: null } } }
const textOf = ({ filter }: MapLimits): string => (filter.price ? String(filter.price.min) : '')

/** A page with its address; `page` follows `browser` only on demand, as on a slow machine. */
class Page {
  flow: LimitsFlow
  history: string[]
  page: string
  constructor(text = '') {
    this.flow = openLimits(text, limitsOf(text))
    this.history = [text]
    this.page = text
  }
  get browser(): string {
    return this.history.at(-1) ?? ''
  }
  choose(text: string) {
    this.flow = nextLimits(this.flow, { kind: 'choose', limits: limitsOf(text) })
  }
  /** the pause after a change is over */
  settle() {
    const { draft } = this.flow
    if (draft?.sent !== null) return
    const event = { kind: 'send', limits: draft.limits, text: textOf(draft.limits), written: this.page, asked: this.browser } as const
    const asks = mustAsk(this.flow, event)
    this.flow = nextLimits(this.flow, event)
    if (asks) this.history.push(event.text)
    this.check()
  }
  back() {
    if (this.history.length > 1) this.history.pop()
  }
  /** the page catches up with the browser's address */
  arrive() {
    this.page = this.browser
    if (this.flow.read.written !== this.page)
      this.flow = nextLimits(this.flow, { kind: 'arrive', written: this.page, limits: limitsOf(this.page), asked: this.browser })
    this.check()
  }
  check() {
    if (isSettled(this.flow, this.page, this.browser)) this.flow = { ...this.flow, draft: null }
  }
  get shown(): string {
    return textOf(this.flow.draft?.limits ?? this.flow.read.limits)
  }
}

describe('filters on their way to the address', () => {
  it('one that is removed before its address has arrived is gone', () => {
    const page = new Page()
    page.choose('5')
    page.settle()
    page.choose('')
    page.settle()
    page.arrive()
    expect([page.browser, page.shown, page.flow.draft]).toEqual(['', '', null])
  })

  it('one that is changed back while the first is pending is sent again', () => {
    const page = new Page('3')
    page.choose('5')
    page.settle()
    page.choose('3')
    page.settle()
    expect(page.browser).toBe('3')
    page.arrive()
    expect([page.shown, page.flow.draft]).toEqual(['3', null])
  })

  it('a pending change stays when the address of an earlier choice arrives', () => {
    const page = new Page()
    page.choose('5')
    page.settle()
    page.choose('6')
    page.arrive()
    expect(page.shown).toBe('6')
    page.settle()
    page.arrive()
    expect([page.shown, page.flow.draft]).toEqual(['6', null])
  })

  it('going back overrides a pending change', () => {
    const page = new Page()
    page.choose('5')
    page.settle()
    page.arrive()
    page.choose('6')
    page.back()
    page.arrive()
    expect([page.shown, page.flow.draft]).toEqual(['', null])
  })

  it('after any sequence of events, the shown filters equal those of the address', () => {
    const step = fc.oneof(
      fc.constantFrom('', '1', '2').map((text) => (page: Page) => page.choose(text)),
      fc.constant((page: Page) => page.settle()),
      fc.constant((page: Page) => page.arrive()),
      fc.constant((page: Page) => page.back()),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const page = new Page()
        for (const take of steps) take(page)
        page.arrive()
        page.settle()
        page.arrive()
        expect(page.shown).toBe(page.browser)
        expect(page.flow.draft).toBeNull()
      }),
      { numRuns: 2_000 },
    )
  })
})
