import { describe, expect, it } from 'vitest'
import { ENGINES_CHOICE } from '#graphql/analysis-result.ts'
import type { AnalysisEvidenceFactsFragment } from '#graphql/generated/graphql.ts'
import { analysisStep, enteredText, factsOfSearch, isChanged, newAnalysis, proposedBy, readEnteredAnalysis } from './analysis-draft.ts'

const evidence = { sales: [{ id: 'a' }, { id: 'b' }] } as unknown as AnalysisEvidenceFactsFragment
const draft = newAnalysis(factsOfSearch({ mix: 3, area: 1000, floor: 12 }), evidence, 'The Meadow')

describe('an analysis that is worked on', () => {
  it('begins with the home of its address and the engine’s choice', () => {
    expect(draft.facts).toMatchObject({ unitMix: '3', areaSqm: 92.9, floor: 12, condition: null })
    expect(draft.choice).toEqual(ENGINES_CHOICE)
  })

  it('proposes nothing while nothing is entered, and one price where there is no upper end', () => {
    expect(proposedBy(draft.asking)).toBeNull()
    expect(proposedBy({ low: null, high: null, why: '  ' })).toBeNull()
    expect(proposedBy({ low: 900, high: null, why: ' new ' })).toEqual({ low: 900, high: 900, why: 'new' })
    // a price that is missing is refused, rather than read as the other
    expect(proposedBy({ low: null, high: 900, why: 'new' })).toEqual({ low: 0, high: 900, why: 'new' })
    const kept = { ...draft, keptAs: '' }
    const written = analysisStep(kept, { kind: 'write', change: { asking: { low: 900, high: null, why: 'new' } } })
    expect(isChanged(written)).toBe(true)
    expect(written.asking.low).toBe(900)
  })

  it('keeps what was chosen for a sale while another is chosen, and forgets sales that are no evidence any more', () => {
    const weighed = analysisStep(draft, { kind: 'sale', id: 'a', change: { weight: 20 } })
    const both = analysisStep(weighed, { kind: 'sale', id: 'b', change: { isIn: false } })
    expect(both.choice.sales).toMatchObject({ a: { isIn: true, weight: 20 }, b: { isIn: false, weight: null } })
    const fewer = { sales: [{ id: 'b' }] } as unknown as AnalysisEvidenceFactsFragment
    const moved = analysisStep(both, { kind: 'evidence', evidence: fewer, facts: draft.facts, added: [] })
    expect(Object.keys(moved.choice.sales)).toEqual(['b'])
    expect(analysisStep(moved, { kind: 'engine' }).choice).toEqual(ENGINES_CHOICE)
  })

  it('is put back as it was entered, into the version in which it was', () => {
    expect(enteredText(draft, draft)).toBeNull()
    const weighed = analysisStep(draft, { kind: 'sale', id: 'a', change: { weight: 20 } })
    const written = analysisStep(weighed, { kind: 'write', change: { note: 'As we said', title: 'For Mrs Lim' } })
    const typed = analysisStep(written, { kind: 'type-home', change: { floor: 3 } })
    expect(typed.facts.floor).toBe(12)
    const text = enteredText(typed, draft) ?? undefined
    const content = readEnteredAnalysis(text, draft)
    if (content === null) throw new Error('it was not kept')
    expect(analysisStep(draft, { kind: 'entered', content })).toEqual(typed)
    expect(readEnteredAnalysis(text, { version: 1 })).toBeNull()
  })

  it.each(['{', 'null', '{"title":"For Mrs Lim"}', undefined])('what it did not write is nothing: %s', (text) => {
    expect(readEnteredAnalysis(text, draft)).toBeNull()
  })
})
