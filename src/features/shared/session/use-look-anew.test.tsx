// @vitest-environment happy-dom
import { useRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { showPart } from '../../../../tests/fixtures/show-part.tsx'
import { LOOK } from './use-look.ts'
import { useLookAnew } from './use-look-anew.ts'

const load = vi.fn(async () => {})

function Shown({ isHeld }: { isHeld?: boolean }) {
  const router = useRouter()
  router.invalidate = load
  useLookAnew({ isHeld })
  return null
}

const look = () => window.dispatchEvent(new Event(LOOK))

afterEach(() => {
  vi.unstubAllGlobals()
  load.mockClear()
})

it('loads the page anew where the site answers, and leaves it as it is where it does not', async () => {
  const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', ask)
  await showPart(<Shown />)
  look()
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  look()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('asks nothing while it is held', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  await showPart(<Shown isHeld />)
  look()
  expect(ask).not.toHaveBeenCalled()
})
