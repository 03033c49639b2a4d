import { expect, test } from 'vitest'
import { appLinks } from './app-links.ts'

test('an id leads to the listing, its absence to the store by name', () => {
  expect(appLinks({ googlePlay: 'com.example.app', appStore: 'id123456789' }).map(({ href }) => href)).toEqual([
    'https://play.google.com/store/apps/details?id=com.example.app',
    'https://apps.apple.com/app/id123456789',
  ])
  expect(appLinks({ googlePlay: null, appStore: null }).every(({ href }) => /search\?(?:q|term)=realAgent/.test(href))).toBe(true)
})
