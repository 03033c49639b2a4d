import { expect, it } from 'vitest'
import { browserOf } from './browser-name.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36', 'Chrome', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge', 'Windows'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${APPLE} Version/19.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('%s', (userAgent, browser, system) => expect(browserOf(userAgent)).toEqual({ browser, system }))
