import { describe, expect, it } from 'vitest'
import { withSourceAgent } from './source-agents.ts'

const agents = [
  { name: 'Ada Example', licence: 'L-1', phone: '0400 000 001', email: 'ada@agency.example' },
  { name: 'Ben O’Example', licence: 'L-2', phone: '', email: '' },
  { name: 'Cy Example', licence: 'L-3', phone: '', email: 'cy@agency.example' },
  { name: 'Cy Example', licence: 'L-4', phone: '', email: 'other.cy@agency.example' },
]
const record = { agentName: '', agentLicence: '', agentPhone: '', agentEmail: '' }

describe('withSourceAgent', () => {
  it.each([
    [
      'by the e-mail address',
      { agentEmail: 'ADA@agency.example ' },
      { agentName: 'Ada Example', agentLicence: 'L-1', agentPhone: '0400 000 001' },
    ],
    ['by the name', { agentName: 'ADA  EXAMPLE' }, { agentName: 'ADA  EXAMPLE', agentLicence: 'L-1', agentEmail: 'ada@agency.example' }],
    ['by the name with another apostrophe', { agentName: "Ben O'Example" }, { agentLicence: 'L-2' }],
    ['by the address where two have the name', { agentName: 'Cy Example', agentEmail: 'other.cy@agency.example' }, { agentLicence: 'L-4' }],
    ['and keeps what the record says', { agentName: 'Ada Example', agentPhone: '9' }, { agentLicence: 'L-1', agentPhone: '9' }],
    ['and of its licence as well', { agentName: 'Ada Example', agentLicence: 'X' }, { agentLicence: 'X', agentPhone: '0400 000 001' }],
  ])('finds one %s', (_, said, expected) => expect(withSourceAgent({ ...record, ...said }, agents)).toMatchObject(expected))

  it.each([
    ['two have the name', { agentName: 'Cy Example' }],
    ['nobody has it', { agentName: 'Dee Example' }],
    ['nobody is named', {}],
  ])('leaves a record as it is where %s', (_, said) => {
    const given = { ...record, ...said }
    expect(withSourceAgent(given, agents)).toBe(given)
  })
})
