import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { footerColumns } from './footer-links.ts'

const paths = (country: (typeof COUNTRY_CODES)[number]) => footerColumns(country).flatMap((column) => column.paths)

describe('footer (§2.8)', () => {
  it.each(COUNTRY_CODES)('%s: company, help centre and training sessions are always there, and no column is empty', (country) => {
    expect(paths(country)).toEqual(
      expect.arrayContaining(['/our-team', '/clients', '/contact', '/news', '/help-centre', '/training-sessions']),
    )
    expect(footerColumns(country).filter((column) => column.paths.length === 0)).toEqual([])
  })

  it('shows modules only where they are open', () => {
    expect(paths('SG')).toEqual(expect.arrayContaining(['/realValue', '/realAgent', '/realValue/faq', '/report/property']))
    expect(paths('HK')).not.toContain('/realValue/faq')
    for (const path of ['/realValue', '/realAgent', '/report/property'] as const) expect(paths('AU')).not.toContain(path)
  })

  it('omits the city in Australia', () => {
    expect(COUNTRY_CODES.filter((country) => COUNTRIES[country].copyrightLine.endsWith(', Singapore'))).toEqual(['SG', 'MY', 'HK'])
  })
})
