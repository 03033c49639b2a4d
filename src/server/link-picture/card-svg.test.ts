import { readFile, writeFile } from 'node:fs/promises'
import { imageMeta } from 'image-meta'
import { describe, expect, it } from 'vitest'
import type { LinkPictureOfListingQuery, LinkPictureQuery } from '#graphql/generated/graphql.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import { LINK_PICTURE_FILE, LINK_PICTURE_HEIGHT, LINK_PICTURE_WIDTH } from '#market/link-picture-file.ts'
import { LOCALE_CODES, type LocaleCode } from '#market/locale-tags.ts'
import { cardSvg } from './card-svg.ts'
import { FONTS_MAX, fontFinder } from './letters.ts'
import { agentCard, listingCard, projectCard, shareCard, siteCard } from './link-card.ts'
import { rasterise } from './rasterise.server.ts'

const family = (file: string) => ['inter', 'source-serif-4', 'noto-sans-sc'].find((name) => file.startsWith(name)) ?? ''
const load = async (file: string) => new Uint8Array(await readFile(`node_modules/@fontsource/${family(file)}/files/${file}.woff`))
const code = async () => new WebAssembly.Module(await readFile('node_modules/@resvg/resvg-wasm/index_bg.wasm'))

async function wordsOf(locale: LocaleCode) {
  return i18nWith(locale, ['shell-more'])
}

type Advertised = LinkPictureOfListingQuery & { listingGroup: NonNullable<LinkPictureOfListingQuery['listingGroup']> }
type Asked = LinkPictureQuery & { project: NonNullable<LinkPictureQuery['project']> }

const asked = (more: Partial<Asked['project']> = {}): Asked => ({
  market: { currencyCode: 'HKD', isDemo: true, dataVersion: 'v1' },
  project: {
    slug: 'jade-harbour-court',
    typeGroup: 'PRIVATE_STACK',
    propertyType: 'apartment',
    block: null,
    street: 'Castle Peak Road',
    name: 'Jade Harbour Court',
    nameLocal: '翠玉海灣苑',
    area: { name: 'Sham Shui Po', nameLocal: '深水埗' },
    floors: 32,
    floorSoldMax: 30,
    unitCount: 400,
    completionYear: 2012,
    tenure: 'LEASEHOLD',
    psf: { n: 41, p25: 14_210, median: 15_880, p75: 17_300 },
    figuresTo: '2026-09',
    usualEstimate: null,
    ...more,
  },
})

const LONG = 'Pangsapuri Perkhidmatan Taman Permata Seri Kembangan Fasa Dua, Persiaran Utama'
const LINES = {
  name: 'Tan Wei Ling 陳慧玲',
  licence: 'R012345A',
  phone: '+6580001001',
  agency: 'Lantern Bay Realty Pte. Ltd.',
  agencyLicence: 'L3990001A',
}
const { agency, agencyLicence } = LINES
const ASKS = { agentName: LINES.name, agentLicence: LINES.licence, agentPhone: LINES.phone, agency, agencyLicence }

const listed = (more: Partial<Advertised['listingGroup']> = {}): Advertised => ({
  market: { currencyCode: 'HKD', isDemo: true },
  listingGroup: {
    slug: 'jade-3',
    activity: 'SALE',
    addressTypeGroup: 'PRIVATE_STACK',
    addressProjectSlug: 'jade-harbour-court',
    tenure: null,
    projectName: 'Jade Harbour Court',
    projectNameLocal: '翠玉海灣苑',
    street: 'Castle Peak Road',
    propertyType: 'apartment',
    completionYear: 2012,
    bedrooms: 3,
    areaSqm: 71,
    isLive: true,
    isUnderOffer: false,
    price: 9_880_000,
    priceWords: '',
    agentCount: 1,
    advertisers: [ASKS],
    ...more,
  },
})

describe('pictures beside links', () => {
  const cardsIn = async (locale: LocaleCode) => {
    const i18n = await wordsOf(locale)
    return {
      project: projectCard(i18n, asked()),
      site: siteCard(i18n),
      agent: agentCard(i18n, { lines: LINES, verifiedOn: '2026-11-28' }),
      listing: listingCard(i18n, listed()),
      room: listingCard(i18n, listed({ activity: 'ROOM', isUnderOffer: true, agentCount: 3, projectName: LONG, projectNameLocal: null })),
      share: shareCard(i18n, { kind: 'REPORT', title: LONG, figuresTo: '2026-09', lines: LINES }),
      comparison: shareCard(i18n, { kind: 'COMPARISON', title: '三個屋苑比較', figuresTo: null, lines: null }),
    }
  }

  it.each(LOCALE_CODES)('have every letter of their words in %s', async (locale) => {
    const find = fontFinder()
    for (const { overline, name, otherName, figure, caption, range, lines, note } of Object.values(await cardsIn(locale))) {
      const text = [overline, name, otherName, figure, caption, range?.from, range?.to, ...lines, note].join('')
      expect([...text].filter((letter) => find(letter, 'sans') === null)).toEqual([])
    }
  })

  // one language for each way of writing; PICTURES_TO=<folder> keeps them to be looked at
  async function expectDrawn(locale: LocaleCode): Promise<void> {
    for (const [kind, card] of Object.entries(await cardsIn(locale))) {
      const svg = await cardSvg(card, load)
      expect(svg).not.toMatch(/<text|var\(|color-mix|oklch|NaN|undefined|href="(?!#)/)
      const png = await rasterise(svg, code)
      expect(imageMeta(png)).toMatchObject({ type: 'png', width: LINK_PICTURE_WIDTH, height: LINK_PICTURE_HEIGHT })
      expect(png.length).toBeGreaterThan(12_000)
      expect(png.length).toBeLessThan(300_000)
      if (process.env.PICTURES_TO) await writeFile(`${process.env.PICTURES_TO}/${locale}-${kind}.png`, png)
    }
  }
  it.each(['en-US', 'zh-HK'] as const)('are drawn in %s', expectDrawn)
  it.each(['zh-CH', 'ms-MY'] as const)('are drawn in %s', { tags: ['long'] }, expectDrawn)

  it('say what is known: the median with its middle half, else the estimate, else that there are no sales', async () => {
    const i18n = await wordsOf('en-US')
    expect(projectCard(i18n, asked())).toMatchObject({
      figure: '$15,880 psf',
      caption: 'Median of 41 sales in twelve months to Sep 2026',
      range: { from: '$14,210 psf', to: '$17,300 psf' },
    })
    const estimate = { __typename: 'UsualEstimate' as const, asOf: '2026-09', value: 8_412_000 }
    expect(projectCard(i18n, asked({ psf: null, usualEstimate: estimate }))).toMatchObject({
      figure: '$8.41M',
      caption: 'Estimate of its usual home, Sep 2026',
      range: null,
    })
    expect(projectCard(i18n, asked({ psf: null }))).toMatchObject({ figure: null, caption: 'No sales on record in twelve months' })
  })

  it('say of a home what is asked and by whom, and nothing of what was paid or estimated', async () => {
    const i18n = await wordsOf('en-US')
    expect(listingCard(i18n, listed())).toMatchObject({
      overline: 'For sale',
      name: 'Jade Harbour Court',
      otherName: '3 bedrooms · 71 sqm (764 sqft) · Castle Peak Road',
      range: null,
      figure: '$9,880,000',
      caption: 'Asking price',
      lines: ['Tan Wei Ling 陳慧玲 · R012345A · +6580001001', 'Lantern Bay Realty Pte. Ltd. · L3990001A'],
    })
    expect(listingCard(i18n, listed({ activity: 'RENT', price: 21_000, agentCount: 2, isUnderOffer: true }))).toMatchObject({
      overline: 'To rent · Under offer',
      figure: '$21,000 a month',
      caption: 'The least of 2 agents',
    })
  })

  it('have both names, the reader’s first', async () => {
    expect(projectCard(await wordsOf('en-HK'), asked())).toMatchObject({
      name: 'Jade Harbour Court',
      otherName: '翠玉海灣苑',
      overline: 'Castle Peak Road · Sham Shui Po',
    })
    expect(projectCard(await wordsOf('zh-HK'), asked())).toMatchObject({
      name: '翠玉海灣苑',
      otherName: 'Jade Harbour Court',
      overline: 'Castle Peak Road · 深水埗',
    })
    expect(projectCard(await wordsOf('zh-CH'), asked({ nameLocal: null }))).toMatchObject({ name: 'Jade Harbour Court', otherName: null })
  })

  it('hold long, hostile and foreign names within their edges, and nothing of them as markup', async () => {
    const i18n = await wordsOf('en-US')
    const names = ['"><script>alert(1)</script>', 'W'.repeat(300), '地'.repeat(200), 'A & B <i>', '\u202e\u0000\n', '🏠🏠', '', 'ปทุมวัน']
    for (const name of names) {
      const lines = { name, licence: name, phone: name, agency: name, agencyLicence: name }
      const asks = { agentName: name, agentLicence: name, agentPhone: name, agency: name, agencyLicence: name }
      const cards = [
        projectCard(i18n, asked({ name, nameLocal: null, street: name })),
        listingCard(i18n, listed({ projectName: name, projectNameLocal: null, street: name, advertisers: [asks] })),
        shareCard(i18n, { kind: 'REPORT', title: name, figuresTo: '2026-09', lines }),
        agentCard(i18n, { lines, verifiedOn: null }),
      ]
      for (const card of cards) {
        const svg = await cardSvg(card, load)
        expect(svg).not.toMatch(/script|<i>|alert/)
        for (const [, x] of svg.matchAll(/<path transform="translate\(([\d.-]+) /g)) expect(Number(x)).toBeLessThan(LINK_PICTURE_WIDTH)
      }
    }
  })

  it('read a bounded number of fonts', async () => {
    const spread = Array.from({ length: 110 }, (_, i) => String.fromCodePoint(0x4e00 + i * 180)).join('')
    const card = { ...siteCard(await wordsOf('en-US')), name: spread }
    await expect(cardSvg(card, load)).rejects.toThrow(RangeError)
    expect(FONTS_MAX).toBeLessThan(40)
  })
})

it('a picture of the site lies ready', async () => {
  expect(imageMeta(new Uint8Array(await readFile(`public${LINK_PICTURE_FILE}`)))).toMatchObject({
    type: 'png',
    width: LINK_PICTURE_WIDTH,
    height: LINK_PICTURE_HEIGHT,
  })
})
