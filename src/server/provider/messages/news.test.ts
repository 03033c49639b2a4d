import { expect, it } from 'vitest'
import { homesNewsOf } from './homes-news.ts'
import { newsOf } from './news.ts'
import type { NewsHome } from './words/templates.ts'

const item = {
  link: 'https://www.example.com/search',
  currencyCode: 'SGD',
  places: [{ kind: 'reach', n: 15, name: 'Bishan' }],
  projects: 0,
  sales: 2,
  newest: [],
} as const

it('says where a search looks, once when the search is named so', () => {
  expect(newsOf({ ...item, title: 'For my mother' }, 'en-US').lines).toEqual(['Within 15 minutes of Bishan station', '2 new sales'])
  expect(newsOf({ ...item, title: 'Within 15 minutes of Bishan station' }, 'en-US').lines).toEqual(['2 new sales'])
})

it('lists advertised homes with the lines of who advertises them', () => {
  const home: NewsHome = {
    title: 'Cedar Court',
    link: 'https://www.example.com/home',
    kind: 'cut',
    activity: 'rent',
    price: 3_200,
    priceWords: '',
    priceFirst: 3_500,
    currencyCode: 'SGD',
    bedrooms: 0,
    areaSqm: null,
    agent: 'Mei Ling',
    licence: 'R1',
    agency: 'LANTERN',
    agencyLicence: 'L2',
    phone: '+65 8000 0001',
    otherAgents: 2,
  }
  const found = { new: 0, cut: 1, back: 0 }
  expect(homesNewsOf({ title: 'Rented', places: item.places, link: item.link, found, homes: [home] }, 'en-US')).toEqual([
    { title: 'Rented', link: item.link, lines: ['Within 15 minutes of Bishan station', '1 price cut'] },
    {
      title: 'Cedar Court',
      link: home.link,
      lines: [
        'Price cut · To rent at $3,200 a month · first asked $3,500',
        'Studio',
        'Advertised by Mei Ling, registration R1, LANTERN, licence L2, +65 8000 0001 · and 2 other agents',
      ],
    },
  ])
  const written = homesNewsOf({ title: 'x', places: [], link: '', found, homes: [{ ...home, bedrooms: 3, areaSqm: 90 }] }, 'zh-HK')
  expect(written[1]?.lines[1]).toBe('3 間睡房 · 90 平方米 (969 呎)')
})
