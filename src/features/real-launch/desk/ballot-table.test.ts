import { expect, it } from 'vitest'
import { type BallotEntry, ballotTable } from './ballot-table.ts'

const WORDS = {
  headers: {
    number: 'No.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    unit: 'Unit',
    kinds: 'Kinds',
    preview: 'Preview',
    state: 'State',
    registered: 'Registered',
  },
  states: { NEW: 'Not answered', CONTACTED: 'Answered', MEETING: 'Meeting', WON: 'Won', LOST: 'Lost' },
  kind: (unitMix: string) => `${unitMix} bedrooms`,
}
const entry: BallotEntry = {
  number: 1,
  lead: 'l1',
  name: '=cmd()',
  email: 'lian@example.com',
  phone: '+6591234567',
  state: 'CONTACTED',
  unit: '12-03',
  unitMixes: ['2', '3'],
  previewOn: '2026-11-30',
  registeredDate: '2026-11-28T04:00:00.000Z',
}
const foreign: BallotEntry = {
  ...entry,
  number: 2,
  lead: null,
  name: null,
  email: null,
  phone: null,
  state: null,
  unit: null,
  previewOn: null,
}

it('keeps the order of the numbers, runs nothing that was written, and leaves out who is somebody else’s', () => {
  expect(ballotTable([entry, foreign], WORDS)).toBe(
    [
      '\u{FEFF}No.,Name,E-mail,Phone,Unit,Kinds,Preview,State,Registered',
      `1,"'=cmd()",lian@example.com,6591234567,12-03,"2 bedrooms, 3 bedrooms",2026-11-30,Answered,2026-11-28T04:00:00.000Z`,
      '2,,,,,"2 bedrooms, 3 bedrooms",,,2026-11-28T04:00:00.000Z',
      '',
    ].join('\r\n'),
  )
})
