import { expect, it } from 'vitest'
import { appointmentPlace, ownEvent } from './calendar-words.ts'
import type { OwnAppointmentRow } from './own-appointments.ts'

const NOW = 1_795_132_800
const own: OwnAppointmentRow = {
  id: '00000000-0000-8000-8000-000000000001',
  series: null,
  country: 'SG',
  owner: 'ada',
  kind: 'viewing',
  startsAt: NOW,
  endsAt: NOW + 3_600,
  timeZone: 'Asia/Singapore',
  home: null,
  listingId: null,
  address: '12 Elm Terrace',
  leadId: null,
  name: 'Ah Lian',
  phone: '+6591234567',
  email: '',
  place: '',
  note: 'Bring the keys',
  outcome: null,
  version: 3,
  removedAt: null,
  updatedAt: NOW - 60,
}

it('an own appointment names home, person, phone and place, and leads to its day', () => {
  expect(ownEvent(own, 'https://homes.example', 'en-US')).toMatchObject({
    title: 'Viewing of 12 Elm Terrace – Ah Lian',
    place: '12 Elm Terrace',
    description: ['Ah Lian\n+6591234567', 'Bring the keys'],
    moves: 2,
    link: `https://homes.example/scheduler?own=${own.id}&day=2026-11-20&locale=en-US`,
  })
  const project = { country: 'SG', typeGroup: 'public-stack', slug: 'cedar', name: 'Cedar Court', unit: '#01-01' }
  const named = { ...own, home: JSON.stringify(project), address: '', name: '', place: 'Lobby' }
  expect(ownEvent(named, 'https://homes.example', 'en-US')).toMatchObject({ title: 'Viewing of Cedar Court #01-01', place: 'Lobby' })
  const blocked = { ...own, kind: 'blocked', address: '', name: '', phone: '', note: '' } as const
  expect(ownEvent(blocked, 'https://homes.example', 'en-US')).toMatchObject({ title: 'Blocked time', place: '', description: [] })
})

it('a viewing is at its home where no place is named, a consultation is where both agree', () => {
  const home = JSON.stringify({ country: 'SG', typeGroup: 'public-stack', slug: 'cedar', name: 'Cedar Court', unit: '#01-01' })
  const at = (kind: 'viewing' | 'consultation', place: string, about: string | null) =>
    appointmentPlace({ kind, place, home: about }, 'en-US')
  expect(at('viewing', '', home)).toBe('Cedar Court #01-01')
  expect(at('viewing', 'Lobby', home)).toBe('Lobby')
  expect([at('consultation', '', home), at('viewing', '', null)]).toEqual(Array(2).fill('The place is agreed with you separately.'))
})
