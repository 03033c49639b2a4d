// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alertTexts, barriersOf, showPart } from '#fixtures/show-part.tsx'
import { LaunchFileForm } from './launch-file-form.tsx'

const sendLaunchFile = vi.hoisted(() => vi.fn())
vi.mock('./launch-desk.functions.ts', () => ({ sendLaunchFile }))

const NOTHING = { differences: [], faults: [], questions: [], isTaken: false }
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^File/)

it('asks for the letters and the days that a sheet leaves open, and sends what was answered', async () => {
  const user = await showPart(<LaunchFileForm country="SG" />, { address: '/' })
  const sheet = new Uint8Array([...new TextEncoder().encode('name;day\r\nCaf'), 0xe9, ...new TextEncoder().encode(';04/03/2026\r\n')])
  await user.upload(chooser(), new File([sheet], 'prices.csv', { type: 'text/csv' }))
  await screen.findByText(/Which of these is line 2 of it\?/)
  expect(await barriersOf(document.body)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Windows 1252' }))

  const meanings = [
    { means: '2026-03-04', dayOrder: 'DMY', decimalMark: null },
    { means: '2026-04-03', dayOrder: 'MDY', decimalMark: null },
  ]
  const question = { about: 'DAY_ORDER', cell: 'B2', given: '04/03/2026', meanings }
  sendLaunchFile.mockResolvedValueOnce({ ok: true, value: { ...NOTHING, questions: [question] } })
  await user.click(screen.getByRole('button', { name: 'Read it' }))
  await screen.findByText(/Cell B2 says “04\/03\/2026”/)
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull()
  expect(await barriersOf(document.body)).toEqual([])

  sendLaunchFile.mockResolvedValueOnce({ ok: true, value: NOTHING })
  await user.click(screen.getByRole('button', { name: /^(?:4 Mar|Mar 4)/ }))
  await screen.findByRole('button', { name: 'Take it' })
  const text = 'name;day\r\nCafé;04/03/2026\r\n'
  expect(sendLaunchFile.mock.calls.map(([{ data }]) => data)).toEqual([
    { country: 'SG', text, takes: false, dayOrder: null, decimalMark: null },
    { country: 'SG', text, takes: false, dayOrder: 'DMY', decimalMark: null },
  ])
})

it('says what to do with a workbook', async () => {
  const user = await showPart(<LaunchFileForm country="SG" />, { address: '/' })
  await user.upload(chooser(), new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'prices.csv', { type: 'text/csv' }))
  await waitFor(() => expect(alertTexts()).toEqual([expect.stringContaining('This is a workbook or no text.')]))
})
