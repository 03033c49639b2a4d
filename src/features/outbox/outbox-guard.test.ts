import { isNotFound } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { fetchOutbox } from './outbox.functions.ts'
import { openOutbox } from './outbox-guard.ts'

vi.mock('./outbox.functions.ts', () => ({ fetchOutbox: vi.fn() }))

test('opens where messages are kept', async () => {
  vi.mocked(fetchOutbox).mockResolvedValue([])
  await expect(openOutbox('mei')).resolves.toEqual([])
  expect(fetchOutbox).toHaveBeenCalledWith({ data: 'mei' })
})

test('does not exist for visitors', async () => {
  vi.mocked(fetchOutbox).mockResolvedValue(null)
  await expect(openOutbox('')).rejects.toSatisfy(isNotFound)
})
