import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RowEstimateFragment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AreaUnit } from '#ui/area-unit.tsx'
import { FiguresToAbove } from '../../old-data.tsx'
import { useFormat } from '../../use-format.ts'
import { RowEstimateText } from './row-estimate.tsx'
import { figuresToOf, RowEstimatesNoteText } from './row-estimates-note.tsx'

type Given = Extract<RowEstimateFragment['usualEstimate'], { __typename: 'UsualEstimate' }>

const given: Given = {
  __typename: 'UsualEstimate',
  asOf: '2025-07',
  unitMix: '3',
  areaSqm: 67,
  floor: 6,
  value: 452_321,
  low90: 339_000,
  high90: 706_000,
  confidence: 'LOW',
  unmeasured: null,
}
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })}>{node}</I18nProvider>)
    .replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')

const inListOf = (usualEstimate: RowEstimateFragment['usualEstimate']) => ({ figuresTo: null, usualEstimate })

function Row({ usualEstimate, country = 'SG' }: RowEstimateFragment & { country?: CountryCode }) {
  return <RowEstimateText project={{ usualEstimate, propertyGroup: 'HDB' }} country={country} format={useFormat('SGD')} />
}

it('names the home, its own range, the month and its age, and says where confidence is low', () => {
  const text = textOf(<Row usualEstimate={given} />)
  expect(text).toMatch(/Estimate .*452,000 nine in ten sell in .*339K.*706K, Low confidence .*721 sqft · floor 6 · Jul 2025/)
  expect(text).toMatch(/months old/)
})

it('writes the area in the unit of the reader, whatever part writes it', () => {
  const text = textOf(
    <AreaUnit unit="sqm" served="sqm">
      <Row usualEstimate={given} />
    </AreaUnit>,
  )
  expect(text).toContain('67 sqm')
})

it('leaves out the month that the line above the list says', () => {
  const inList = (to: string) =>
    textOf(
      <FiguresToAbove value={to}>
        <Row usualEstimate={given} />
      </FiguresToAbove>,
    )
  expect(inList('2025-07')).toMatch(/floor 6$/)
  expect(inList('2025-09')).toMatch(/floor 6 · Jul 2025$/)
})

it('says above a list to which newest month its figures reach, also where no estimates are', () => {
  const rows = [
    { figuresTo: '2025-01', usualEstimate: null },
    { figuresTo: null, usualEstimate: given },
    { figuresTo: null, usualEstimate: null },
  ]
  expect(figuresToOf(rows)).toBe('2025-07')
  expect(figuresToOf([{ figuresTo: null, usualEstimate: null }])).toBeNull()
  expect(textOf(<RowEstimatesNoteText country="AU" projects={rows} />)).toMatch(/^Figures to Jul 2025/)
})

it('gives no word where nothing is measured, and says why once above the list', () => {
  const unmeasured = { ...given, confidence: null, unmeasured: 'DEMONSTRATION' as const }
  expect(textOf(<Row usualEstimate={unmeasured} />)).not.toContain('confidence')
  expect(textOf(<Row usualEstimate={{ ...given, confidence: 'HIGH' }} />)).not.toContain('confidence')
  const note = textOf(<RowEstimatesNoteText country="SG" projects={[inListOf(unmeasured), inListOf(unmeasured)]} />)
  expect(note.match(/the prices are invented/g)).toHaveLength(1)
  expect(textOf(<RowEstimatesNoteText country="SG" projects={[inListOf(given)]} />)).toContain('nine in ten such homes sell in the range')
})

it('says why there is no estimate, and nothing where none was made', () => {
  const refused: RowEstimateFragment['usualEstimate'] = { __typename: 'UsualEstimateRefusal', reason: 'TOO_FEW_COMPARABLES' }
  expect(textOf(<Row usualEstimate={refused} />)).toBe('No estimate. Too few comparable sales stand behind it.')
  expect(textOf(<RowEstimatesNoteText country="SG" projects={[inListOf(refused), inListOf(null)]} />)).toBe('')
  expect(textOf(<Row usualEstimate={null} />)).toBe('')
})

it('gives none where estimates are not open', () => {
  expect(textOf(<Row usualEstimate={given} country="AU" />)).toBe('')
  expect(textOf(<RowEstimatesNoteText country="AU" projects={[inListOf(given)]} />)).not.toContain('Estimates')
})
