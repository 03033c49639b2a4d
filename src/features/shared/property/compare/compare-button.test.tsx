// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { alertTexts, barriersOf, showPart } from '#fixtures/show-part.tsx'
import type { CountryCode } from '#market/vocabulary.ts'
import { COMPARED_MAX } from '#session/compared.ts'
import { CompareButton } from './compare-button.tsx'

afterEach(() => sessionStorage.clear())

const NAMES = Array.from({ length: COMPARED_MAX + 1 }, (_, at) => `Blk ${at + 1}`)
const shown = (country: CountryCode = 'SG') =>
  showPart(
    NAMES.map((name) => <CompareButton key={name} home={{ slug: name.toLowerCase().replace(' ', '-'), name }} country={country} />),
    { country },
  )
const button = (name: string) => screen.getByRole('button', { name: `Compare ${name}` })
const pressed = () => NAMES.filter((name) => button(name).getAttribute('aria-pressed') === 'true')

it('is pressed while its home is chosen, and says when as many are chosen as can be compared', async () => {
  const user = await shown()
  for (const name of NAMES) await user.click(button(name))
  expect(pressed()).toEqual(NAMES.slice(0, COMPARED_MAX))
  expect(alertTexts()).toEqual([`${COMPARED_MAX} are chosen, and no more can be compared. Remove one below to make room.`])
  await user.click(button('Blk 2'))
  expect(alertTexts()).toEqual([])
  await user.click(button('Blk 6'))
  expect(pressed()).toEqual(['Blk 1', 'Blk 3', 'Blk 4', 'Blk 5', 'Blk 6'])
  expect(await barriersOf(document.body)).toEqual([])
})

it('is pressed again after a reload of the tab', async () => {
  const user = await shown()
  await user.click(button('Blk 3'))
  const kept = { ...sessionStorage }
  expect(JSON.stringify(kept)).toContain('blk-3')
  document.body.replaceChildren()
  await shown()
  expect(pressed()).toEqual(['Blk 3'])
})

it('is not there where no comparison is open', async () => {
  await shown('MY')
  expect(screen.queryAllByRole('button')).toEqual([])
})
