import { describe, expect, it } from 'vitest'
import { anonymous } from '#session/viewer.ts'
import { proOfferTo, proReportsOf } from './pro-reports.ts'

describe('the pro reports of a project', () => {
  it('are open to subscribers, offered to agents, and not named to anybody else', () => {
    const offer = (change: Partial<typeof anonymous>) => proOfferTo({ ...anonymous, ...change })
    expect([offer({}), offer({ roles: ['non-agent'], isLoggedIn: true })]).toEqual([null, null])
    expect([offer({ roles: ['agent'] }), offer({ roles: ['sub-account'] })]).toEqual(['offered', 'offered'])
    expect([offer({ rights: ['pro-reports'] }), offer({ rights: ['pro-reports'], roles: ['agent'] })]).toEqual(['open', 'open'])
  })

  it('of an office are commercial, of homes about homes', () => {
    expect(proReportsOf({ propertyType: 'office' })).toEqual(['commercial'])
    expect(proReportsOf({ propertyType: 'hdb' })).toEqual(['property-pro', 'project-pro'])
  })
})
