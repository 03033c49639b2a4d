import { expect, it } from 'vitest'
import { productSources } from './sources.ts'

/** All that the page reads, or what `pageSearch` or a function of the room's makes of it. */
const DEPENDS = /\.\.\.pageSearch\(|loaderDeps:[\s\S]{0,90}?(pageDeps\(search|=> search,|Deps\(search\)|countryCode|: \w+Deps,)/

it('every loader depends on the country of its page', () => {
  const routes = productSources().filter(({ path }) => path.startsWith('src/routes/'))
  const loading = routes.filter(({ text }) => /\n {2}loader[:(]/.test(text))
  expect(loading.length).toBeGreaterThan(80)
  expect(loading.filter(({ text }) => !DEPENDS.test(text)).map(({ path }) => path)).toEqual([])
})
