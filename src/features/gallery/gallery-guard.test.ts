import { isNotFound } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isLocalEnvironment } from './gallery.functions.ts'
import { openGallery } from './gallery-guard.ts'

vi.mock('./gallery.functions.ts', () => ({ isLocalEnvironment: vi.fn() }))

test('opens where the product is built', async () => {
  vi.mocked(isLocalEnvironment).mockResolvedValue(true)
  await expect(openGallery()).resolves.toBeUndefined()
})

test('does not exist for visitors', async () => {
  vi.mocked(isLocalEnvironment).mockResolvedValue(false)
  await expect(openGallery()).rejects.toSatisfy(isNotFound)
})
