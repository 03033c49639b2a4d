import { describe, expect, it } from 'vitest'
import { menuPages } from '#fixtures/menu-pages.ts'

describe('menus', () => {
  const inMenu = (...request: Parameters<typeof menuPages>) => menuPages(...request).map(({ path }) => path)
  it('offer only what is open in the country', () => {
    expect(inMenu('SG')).toContain('/realValue/faq')
    expect(inMenu('MY')).toContain('/realValue')
    expect(inMenu('MY')).not.toContain('/realValue/faq')
    expect(inMenu('AU').filter((path) => /^\/(realAgent|realValue|realListing|report)/.test(path))).toEqual([])
    expect(inMenu('AU')).toContain('/real360/pricing')
  })
  it('show realListing behind its flag', () => {
    expect(inMenu('SG').filter((path) => path.startsWith('/realListing'))).toEqual([])
    expect(inMenu('SG', true)).toContain('/realListing')
    expect(inMenu('MY', true)).not.toContain('/realListing')
  })
})
