import { expect, it } from 'vitest'
import { LOCALES } from '#locales/locales.ts'
import { tourAddress } from './tour-address.ts'

const TOUR = 'https://my.matterport.com/show/?m=abc123'

it('§3: opens a tour at Matterport in the language of every locale', () => {
  const languages = LOCALES.map(({ code, iso }) => [code, new URL(tourAddress(TOUR, iso)).searchParams.get('lang')])
  expect(Object.fromEntries(languages)).toEqual({
    'en-US': 'en',
    'en-HK': 'en',
    'en-MY': 'en',
    'en-AU': 'en',
    'zh-CH': 'cn',
    'zh-MY': 'cn',
    'zh-HK': 'cn',
    'ms-SG': 'en',
    'ms-MY': 'en',
  })
})

it('keeps the tour, and replaces a language that is there', () => {
  expect(tourAddress(`${TOUR}&lang=jp&play=1`, 'zh-Hant-HK')).toBe('https://my.matterport.com/show/?m=abc123&lang=cn&play=1')
})

it.each(['/files/tour.html', 'https://tours.example/matterport.com/?m=1', 'https://notmatterport.com/show/?m=1'])(
  'leaves %s as it is',
  (url) => {
    expect(tourAddress(url, 'zh-Hant-HK')).toBe(url)
  },
)
