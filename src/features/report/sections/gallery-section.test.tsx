import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ASSET_TYPES } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import type { Body, Project } from '../project.ts'
import { GallerySection } from './gallery-section.tsx'

const project = {
  id: '7',
  slug: 'the-meadow',
  name: 'The Meadow',
  nameLocal: null,
  typeGroup: 'PRIVATE_STACK',
  propertyGroup: 'CONDO',
  lat: 1.3,
  lng: 103.8,
  streetsAround: [],
  isCommercial: false,
  buildings: [],
} as unknown as Project
const format = { distance: (metres: number) => `${metres} m` } as Format

const asset = (type: string, url = `/files/${type}`) => ({
  id: type,
  type,
  subtype: '',
  title: `the ${type}`,
  url,
  unitMix: null,
  drawing: null,
})

function show(assets: readonly object[]) {
  const body = { tours: [], assets, unitMixes: [], nearby: [] } as unknown as Body
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <GallerySection project={project} body={body} format={format} />
    </I18nProvider>,
  )
}

const choicesOf = (markup: string) => [...markup.matchAll(/<button[^>]*aria-pressed[^>]*>([^<]+)/g)].map(([, word]) => word)
const slidesOf = (markup: string) => markup.split('<li aria-label').slice(1)

it('shows each kind of asset of §2.9 under a choice of its own', () => {
  const markup = show(ASSET_TYPES.map((type) => asset(type)))
  expect(choicesOf(markup)).toEqual(['Virtual tour', 'Images', 'Floor plans', 'Site plan', 'Location', 'Video'])
  for (const type of ASSET_TYPES.filter((one) => one !== 'location')) {
    expect(markup).toContain(`/files/${type}"`)
    expect(markup).toContain(`the ${type}`)
  }
  expect(markup).toContain('Map of what is around The Meadow')
  expect(markup).not.toContain('schematic')
})

it('has each picture on a slide of its own, with a dot', () => {
  const markup = show([asset('image', '/files/one'), { ...asset('image', '/files/two'), id: 'second' }])
  expect(choicesOf(markup)).toEqual(['Images', 'Site plan', 'Location'])
  expect(slidesOf(markup).map((slide) => /files\/\w+/.exec(slide)?.[0])).toEqual(['files/one', 'files/two', undefined, undefined])
  expect(markup.match(/Show \{0\} of \{1\}|Show \d of 4/g)).toHaveLength(4)
})

it('shows no address that could run a script', () => {
  const markup = show([asset('image'), asset('video', 'javascript:alert(1)'), asset('virtual-tour', 'data:text/html,x')])
  expect(choicesOf(markup)).not.toContain('Video')
  expect(markup).not.toMatch(/javascript:|data:text/)
})
