import { describe, expect, it } from 'vitest'
import { agencyBlockPath, agencySnippet, agentListingsPath, embedSnippet, FRAME_HEIGHT_MESSAGE, sampleProject } from './embed-snippet.ts'

it('names the project by its three words, escaped for HTML', () => {
  const snippet = embedSnippet('https://example.org', { country: 'SG', typeGroup: 'private-stack', slug: 'the-meadow' }, 'A "fine" <place>')
  expect(snippet).toContain(
    'src="https://example.org/plugin/report-property?countryCode=SG&amp;projectType=private-stack&amp;projectSlug=the-meadow"',
  )
  expect(snippet).toContain('title="A &quot;fine&quot; &lt;place>"')
})

it('cannot be broken out of by a slug', () => {
  const snippet = embedSnippet('https://example.org', { ...sampleProject('MY'), slug: '"><script>' }, 'x')
  expect(snippet).not.toContain('<script>')
  expect(snippet.match(/"/g)?.length).toBe(12)
})

describe('the block of an agency', () => {
  const block = { key: 'widget-key-0123456789', agent: 'R012345A', country: 'SG' as const, project: null }

  it('names key, agent and, where one was chosen, the project', () => {
    expect(agencyBlockPath(block, 'en-US')).toBe(
      '/plugin/report-property?countryCode=SG&locale=en-US&key=widget-key-0123456789&agent=R012345A',
    )
    const project = { typeGroup: 'private-stack' as const, slug: 'the-meadow' }
    expect(agencyBlockPath({ ...block, agent: '', project }, 'zh-CH')).toBe(
      '/plugin/report-property?countryCode=SG&locale=zh-CH&key=widget-key-0123456789&projectType=private-stack&projectSlug=the-meadow',
    )
  })

  it('is as high as it says, within bounds, and hears nobody else', () => {
    const snippet = agencySnippet('https://example.org', agencyBlockPath(block, 'en-US'), 'x')
    const code = /<script>(.*)<\/script>/s.exec(snippet)?.[1] ?? ''
    const frame = { contentWindow: {}, style: { height: '420px' } }
    const other = { contentWindow: {}, style: { height: '420px' } }
    const heard: ((event: object) => void)[] = []
    new Function('addEventListener', 'document', code)((_: string, listener: (event: object) => void) => heard.push(listener), {
      // the same lines may stand in a page twice: each frame has the height of its own block
      querySelectorAll: () => [other, frame],
    })
    const tell = (event: object) => {
      for (const listener of heard)
        listener({
          source: frame.contentWindow,
          origin: 'https://example.org',
          data: { type: FRAME_HEIGHT_MESSAGE, height: 900 },
          ...event,
        })
      return frame.style.height
    }
    expect(tell({ origin: 'https://evil.example' })).toBe('420px')
    expect(tell({ source: {} })).toBe('420px')
    expect(tell({ data: null })).toBe('420px')
    expect(tell({})).toBe('900px')
    expect(tell({ data: { type: FRAME_HEIGHT_MESSAGE, height: 1e9 } })).toBe('4000px')
    expect(tell({ data: { type: FRAME_HEIGHT_MESSAGE, height: 'x' } })).toBe('420px')
    expect(other.style.height).toBe('420px')
    tell({ source: other.contentWindow })
    expect([frame, other].map(({ style }) => style.height)).toEqual(['420px', '900px'])
  })

  it('cannot be broken out of', () => {
    const path = agencyBlockPath({ ...block, agent: '"><script>', project: { typeGroup: 'private-stack', slug: '</script>' } }, 'en-US')
    expect(agencySnippet('https://example.org', path, '"><b>').match(/<script|<\/script|<b>/g)).toEqual(['<script', '</script'])
  })
})

it('names an agent by the number, which cannot leave its segment', () => {
  expect(agentListingsPath('R012345A', 'SG', 'en-US')).toBe('/idx/R012345A/listings?countryCode=SG&locale=en-US')
  expect(agentListingsPath('../"x', 'MY', 'ms-MY')).toBe('/idx/..%2F%22x/listings?countryCode=MY&locale=ms-MY')
})
