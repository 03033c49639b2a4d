import { expect, it } from 'vitest'
import { toursOfHome } from './tours-of-home.ts'

const tour = (path: string) => ({ path, title: path, locale: 'en-US', picture: '', alt: '', rooms: 1 })
const one = (agentName: string, tourUrl: string | null, path?: string) => ({
  agentName,
  tourUrl,
  tour: path === undefined ? null : tour(path),
})

it('tells each tour once, and not by its link where it is one of ours', () => {
  const { own, others } = toursOfHome([
    one('A', 'https://site.example/real360/ivy', 'ivy'),
    one('B', 'https://tours.example/1'),
    one('C', 'https://tours.example/1', undefined),
    one('D', null, 'ivy'),
    one('E', null),
  ])
  expect(own.map(({ path }) => path)).toEqual(['ivy'])
  expect(others).toEqual([{ url: 'https://tours.example/1', agentName: 'B' }])
})

it('tells nothing of what is no address of a website', () => {
  expect(toursOfHome([one('A', 'javascript:alert(1)')])).toEqual({ own: [], others: [] })
})
