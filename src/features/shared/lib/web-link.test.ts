import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '#fixtures/hostile-strings.ts'
import { webLink } from './web-link.ts'

describe('links to other websites', () => {
  it.each(['https://tour.example/walk?home=3#hall', 'http://www.example.com/'])('%s is one', (text) => expect(webLink(text)).toBe(text))

  it.each([null, '', 'www.example.com', '/user', '//www.example.com', 'javascript:alert(1)', ' \tjava\nscript:x', 'data:text/html,x'])(
    '%j is none',
    (text) => expect(webLink(text)).toBeNull(),
  )

  it('are none of what is written to be something else', () => {
    expect(HOSTILE_STRINGS.filter((text) => webLink(text) !== null)).toEqual([])
  })
})
