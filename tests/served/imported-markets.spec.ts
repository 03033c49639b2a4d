import { hasRealData } from '../fixtures/imported-slice.ts'
import { importedTest } from '../fixtures/imported-test.ts'
import { elementsOf, headingOf, servedPage } from '../fixtures/served-page.ts'
import { expect, test } from '../fixtures/test.ts'

const rowsOf = (html: string): string[] => elementsOf(html, 'tr').map(({ words }) => words)
/** The first line of a list that has a price. */
const firstSale = (html: string): string => rowsOf(html).find((words) => /\$\d/.test(words)) ?? ''
/** The section whose heading begins so. */
const partOf = (html: string, heading: string): string =>
  elementsOf(html, 'section').find(({ words }) => words.startsWith(heading))?.words ?? ''

test.describe('New South Wales from files of the Valuer General', () => {
  const test = importedTest('sales')

  test('the lists have each sale, the cheapest first, in dollars', async ({ request }) => {
    const { html, main } = await servedPage(request, '/en-AU/transaction-lists?all=1&sort=price-low')
    const first = firstSale(html)
    expect(first).toContain('$400,000')
    expect(first).toContain('Madetown')
    expect(first).toContain('Vacant land')
    expect(main).not.toMatch(/HDB|S\$|caveat/)
  })

  test('what the country has not stays closed', async ({ request }) => {
    for (const path of ['/report/realvalue/project/AU/private-stack/70-harbour-street', '/realValue'])
      expect((await servedPage(request, `/en-AU${path}`)).address).not.toMatch(/\/(report|realValue)\b/)
  })
})

test.describe('Malaysia from files of NAPIC', () => {
  const test = importedTest('sales')

  test('a scheme is valued by realValue, with the sales that the value rests on', async ({ request }) => {
    const { html, main } = await servedPage(request, '/realValue?countryCode=MY&projectType=private-stack&projectSlug=vista-senja')
    expect(headingOf(html)).toBe('Vista "Senja"')
    expect(main).toMatch(/Estimate, sale, Dec\s2024.*?RM\s\d{3},\d{3}/)
    expect(rowsOf(html)).toContainEqual(expect.stringContaining('same project'))
  })

  test('a list has the sales of a district whose homes are not named, by their year, and no page of them', async ({ request }) => {
    const { html } = await servedPage(request, '/en-MY/transaction-lists?all=1&sort=price-low')
    const line = elementsOf(html, 'tr').find(({ words }) => words.includes('Flats, Klang'))
    expect(line?.words).toContain('2024')
    expect(line?.words).not.toMatch(/Jun\s2024/)
    const named = elementsOf(html, 'a').map(({ words }) => words)
    expect(named).toContain('Taman Bukit Senja')
    expect(named).not.toContain('Flats, Klang')
    expect((await request.get('/en-MY/report/realvalue/project/MY/private-stack/flats-klang')).status()).toBe(404)
  })
})

test.describe("Melbourne alone, from a file of Victoria's sales", () => {
  const test = importedTest('part')

  test('a list of deals has no column of floors where none is recorded', async ({ request }) => {
    const { html } = await servedPage(request, '/en-AU/transaction-lists?all=1&sort=price-low')
    expect(firstSale(html)).toContain('$500,000')
    expect(elementsOf(html, 'th').map(({ words }) => words)).not.toContain('Floor')
  })
})

test.describe(`homes of the published files${hasRealData ? '' : ' (skipped: no real data)'}`, () => {
  const test = importedTest('part')
  test.skip(!hasRealData, 'skipped: no real data')
  /** The tool at a block of the imported files. */
  const at = (slug: string) => `/realValue?countryCode=SG&projectType=public-stack&projectSlug=${slug}`

  test('a block is valued by the fitted engine, from its own sales, with rising history', async ({ request }) => {
    const { html, main } = await servedPage(request, at('blk-89-tanglin-halt-road'))
    expect(headingOf(html)).toBe('Blk 89 Tanglin Halt Rd')
    const estimate = partOf(html, 'Estimate, sale, Jul 2025')
    expect(estimate).toContain('no back-test of them is on record here')
    expect(estimate).toContain('Fitted method')
    // four-room flats of the block sold for 840,000 to 1,100,000 in the year before
    const value = Number(/\$([\d,]{7,})/.exec(estimate)?.[1]?.replaceAll(',', ''))
    expect(value).toBeGreaterThan(850_000)
    expect(value).toBeLessThan(1_150_000)
    const sales = /<section[^>]*>(?:(?!<\/section>)[\s\S])*Comparable sales[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
    expect(rowsOf(sales).filter((words) => words.includes('same project'))).not.toEqual([])
    expect(html).toMatch(/aria-label="Estimates of this home/)
    expect(main).not.toContain('Demonstration data')
  })

  test('a one-of-a-kind home is refused: one of the few terrace houses that the housing board built', async ({ request }) => {
    const { html } = await servedPage(request, at('blk-41-stirling-road'))
    const refusal = partOf(html, 'Refused: too little evidence')
    expect(refusal).toContain('Too few comparable sales')
    expect(refusal).toMatch(/Usable sales: 1\. Needed: \d/)
    expect(refusal).toContain('What would help')
    expect(refusal).toContain('Last recorded sale here')
  })
})
