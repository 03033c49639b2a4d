// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { barriersOf, showPart } from '#fixtures/show-part.tsx'
import { SphereSpot } from './sphere-spot.tsx'
import type { Scene, Tour, TourSpot } from './tour-scenes.ts'

const look = { north: 0, yaw: 0, pitch: 0, zoom: 35, planX: null, planY: null }
const room = (id: string): Scene => ({
  id,
  place: id,
  hour: 'DAY',
  name: `Room ${id}`,
  caption: '',
  alt: '',
  width: 2_048,
  pano: id,
  still: id,
  spots: [],
  ...look,
})
const [hall, kitchen] = [room('a'), room('b')]
const tour: Tour = {
  id: 't',
  path: 'p',
  country: 'SG',
  title: '',
  about: '',
  locale: 'en-US',
  lines: null,
  plan: null,
  lat: null,
  cameraMetres: null,
  scenes: [hall, kitchen],
}

async function shown(spot: Pick<TourSpot, 'kind' | 'toScene' | 'title' | 'text'>) {
  const [go, onOpen] = [vi.fn(), vi.fn()]
  const whole = { id: 's', yaw: 0, pitch: 0, ...spot }
  const user = await showPart(
    <SphereSpot tour={tour} scene={hall} spot={whole} go={go} face={() => undefined} hold={() => undefined} onOpen={onOpen} />,
  )
  expect(await barriersOf(document.body)).toEqual([])
  return { user, go, onOpen }
}

it('a door is named by the room behind it, and leads there', async () => {
  const { user, go, onOpen } = await shown({ kind: 'DOOR', toScene: 'b', title: '', text: '' })
  await user.click(screen.getByRole('button', { name: 'Go to: Room b' }))
  expect(go.mock.calls).toEqual([[kitchen, { yaw: 0, pitch: 0, zoom: 35 }]])
  expect(onOpen).toHaveBeenCalledOnce()
})

it('a note is named by its title, and opens and closes', async () => {
  const { user, go } = await shown({ kind: 'NOTE', toScene: null, title: 'Tap', text: 'Brass, of 1962.' })
  const note = screen.getByRole('button', { name: 'Tap', expanded: false })
  await user.click(note)
  expect(screen.getByRole('note').textContent).toBe('TapBrass, of 1962.')
  await user.click(note)
  expect(screen.queryByRole('note')).toBeNull()
  expect(go).not.toHaveBeenCalled()
})
