import { expect, it } from 'vitest'
import { embedSnippet, sampleProject } from './embed-snippet.ts'

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
