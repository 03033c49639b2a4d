import { expect, it } from 'vitest'
import { newsOf } from './news.ts'

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
