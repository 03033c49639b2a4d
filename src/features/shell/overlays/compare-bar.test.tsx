// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { barriersOf, showPart } from '#fixtures/show-part.tsx'
import { useClientState } from '#session/client-state.ts'
import { CompareBar } from './compare-bar.tsx'

vi.mock('#ui/use-page-words.ts', () => ({ usePageWords: () => {} }))
afterEach(() => sessionStorage.clear())

const choose = (...names: string[]) =>
  sessionStorage.setItem('compared', JSON.stringify({ SG: names.map((name) => ({ slug: name.toLowerCase().replace(' ', '-'), name })) }))
const Tray = () => <CompareBar country="SG" chosen={useClientState().compared.SG ?? []} />

it('names what is chosen and leads to its comparison, from two on', async () => {
  choose('Blk 1')
  await showPart(<Tray />)
  expect(screen.getByRole('status').textContent).toContain('Choose one more.')
  expect(screen.queryByRole('link')).toBeNull()
})

it('removes one by its button, and hands the focus on', async () => {
  choose('Blk 1', 'Blk 2', 'Blk 3')
  const user = await showPart(<Tray />)
  expect(screen.getByRole('link', { name: 'Compare them' }).getAttribute('href')).toContain('blk-1')
  await user.click(screen.getByRole('button', { name: 'Remove Blk 2' }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Blk 1', 'Blk 3'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Blk 3' }))
  await user.click(screen.getByRole('button', { name: 'Remove Blk 3' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Blk 1' }))
  expect(sessionStorage.getItem('compared')).toBe('{"SG":[{"slug":"blk-1","name":"Blk 1"}]}')
  expect(await barriersOf(document.body)).toEqual([])
})
