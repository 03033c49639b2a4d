import { expect, test } from 'vitest'
import { appLinks } from './app-links.ts'

test('an id leads to the listing, its absence to the store by name, and neither is not shown', () => {
  expect(appLinks({ googlePlay: 'com.example.app', appStore: 'id123456789' }).map(({ href }) => href)).toEqual([
    'https://play.google.com/store/apps/details?id=com.example.app',
    'https://apps.apple.com/app/id123456789',
  ])
  const byName = appLinks({ app: 'realAgent' })
  expect(byName).toHaveLength(2)
  expect(byName.every(({ href }) => /search\?(?:q|term)=realAgent/.test(href))).toBe(true)
  expect(appLinks({ appStore: 'id1' }).map(({ name }) => name)).toEqual(['App Store'])
  expect(appLinks({})).toEqual([])
})
