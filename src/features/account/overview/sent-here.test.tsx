// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPart } from '#fixtures/show-part.tsx'
import { SentHere } from './sent-here.tsx'

it.each([
  ['?closed=seats', /not for seats/],
  ['?closed=country', /not open in Malaysia/],
])('says why the page of %s was not shown', async (query, words) => {
  await showPart(<SentHere />, { address: `/${query}`, country: 'MY' })
  expect(screen.getByRole('status').textContent).toMatch(words)
})

it('says nothing to whoever came by themselves', async () => {
  await showPart(<SentHere />, { address: '/?closed=1' })
  expect(screen.queryByRole('status')).toBeNull()
})
