// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, showPart } from '#fixtures/show-part.tsx'
import { FileFields } from './file-fields.tsx'

const chooser = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no field for a file')
  return input
}
const fileOf = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'homes.csv',
    { type: 'text/csv' },
  )

it('asks for letters that its bytes do not show, and takes the homes as they were chosen', async () => {
  const onHomes = vi.fn()
  const user = await showPart(<FileFields country="HK" action={(count) => `Add ${count}`} onHomes={onHomes} />, { address: '/' })
  await user.upload(chooser(), fileOf('unit,street\r\n5A,', [0xbc, 0xd3], '\r\n'))
  await screen.findByText(/Which of these is line 2 of it\?/)
  expect(await barriersOf(screen.getByRole('group'))).toEqual([])
  await user.click(await screen.findByRole('button', { name: /^Big5/ }))
  await user.click(await screen.findByRole('button', { name: 'Add 1' }))
  expect(onHomes).toHaveBeenCalledWith([expect.objectContaining({ unit: '5A', street: '樓' })], 'homes.csv')
})

it('names the row of a quotation mark, and the cells that the spreadsheet spoilt', async () => {
  const user = await showPart(<FileFields country="SG" action={(count) => `Add ${count}`} onHomes={() => {}} />, { address: '/' })
  await user.upload(chooser(), fileOf('unit,street\n1,"2 "Old" Lane"\n'))
  await waitFor(() => expect(alertTexts()).toEqual([expect.stringMatching(/quotation mark .* Look at 2\.$/)]))
  await user.upload(chooser(), fileOf('unit,street\n5-Dec,1 Lane\n#06-12,2 Lane\n'))
  await screen.findByText(/A2 “5-Dec”/)
  expect(alertTexts()).toEqual([])
  expect(screen.getByRole('button', { name: 'Add 1' })).toBeTruthy()
})
