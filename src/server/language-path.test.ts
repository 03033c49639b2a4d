import { expect, test } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { languagePathRedirect } from './language-path.ts'

const answerTo = (path: string) => languagePathRedirect(new Request(`https://site.example${path}`))
const locationOf = (path: string) => answerTo(path)?.headers.get('location') ?? null

test.each([
  ['/zh-HK', '/?countryCode=HK&locale=zh-HK'],
  ['/zh-HK/', '/?countryCode=HK&locale=zh-HK'],
  ['/ms-MY/map?keyword=melaka', '/map?keyword=melaka&countryCode=MY&locale=ms-MY'],
  ['/zh-Hant-HK/search', '/search?countryCode=HK&locale=zh-HK'],
  ['/ZH-hk/search', '/search?countryCode=HK&locale=zh-HK'],
  ['/zh-MY/search?countryCode=AU', '/search?countryCode=AU&locale=zh-MY'],
  ['/zh-MY/search?region=HK&locale=ms-MY', '/search?region=HK&locale=ms-MY'],
  ['/en-hk/map?zoom=12', '/en-HK/map?zoom=12'],
  ['/zh-HK//elsewhere.example/', '/elsewhere.example/?countryCode=HK&locale=zh-HK'],
  ['/en-au//elsewhere.example', '/en-AU/elsewhere.example'],
])('%s leads for good to %s', (path, location) => {
  expect(answerTo(path)?.status).toBe(308)
  expect(locationOf(path)).toBe(location)
})

test.each(['/', '/en-HK', '/en-HK/map', '/map', '/zh', '/zh-HKX/map', '/map/zh-HK'])('%s stays', (path) => {
  expect(answerTo(path)).toBeNull()
})

test('every language leads to a page in it, at once', () => {
  const lost = LOCALES.filter(({ code, iso, isPrefix }) =>
    [code, iso, code.toLowerCase()].some((name) => {
      const location = locationOf(`/${name}/map`)
      if (location === null) return !isPrefix
      const url = new URL(location, 'https://site.example')
      return locationOf(location) !== null || (url.searchParams.get('locale') ?? url.pathname.split('/')[1]) !== code
    }),
  )
  expect(lost.map(({ code }) => code)).toEqual([])
})
