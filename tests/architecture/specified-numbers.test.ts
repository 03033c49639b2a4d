import { expect, it } from 'vitest'
import { MARKER_PX } from '#features/map/engine/marks/marker-style.ts'
import { CHUNK_RELOAD_GUARD_SECONDS } from '#features/shell/chunk-reload.ts'
import { RANGES } from '#filter/rows.ts'
import { OTP_LENGTH, OTP_RESEND_SECONDS, PASSWORD_MIN_LENGTH, TOKEN_DAYS, VENDOR_SESSION_MINUTES } from '#graphql/limits.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import { FETCH_DELAY_MS } from '#property/search/suggestions/use-suggestions.ts'
import { SALESPERSON_IDS } from '#session/salespersons.ts'
import { AUTOPLAY_MS } from '#ui/carousel/carousel-moves.ts'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { asWritten, lineOf } from './numbered-statements.ts'
import { read } from './sources.ts'

const UI = 'src/features/shared/ui'

/** What a pattern finds first in a file; fails where it finds nothing. */
function found(path: string, pattern: RegExp): string {
  const text = pattern.exec(read(path))?.[1]
  if (text === undefined) throw new Error(`${path} has nothing like ${pattern}`)
  return text
}

const breakpoint = (name: string) => found(`${UI}/tokens.css`, new RegExp(`--breakpoint-${name}: (\\d+)px`))
const CONTENT_WIDTH = found(`${UI}/tokens.css`, /@utility page \{\s*[^}]*?max-width: (\d+)px/)
const BAR_NARROW = found(`${UI}/base.css`, /--bar-height: (\d+)px/)
const BAR_WIDE = found(`${UI}/base.css`, /min-width: 1024px\) \{\s*:root \{\s*--bar-height: (\d+)px/)
const VERSION_LABEL = found('src/features/shell/bar/version-label.tsx', /VERSION_LABEL = '([^']+)'/)
const TEXT_AREA_ROWS = found(`${UI}/form/text-area.tsx`, /rows = (\d+)/)

/** A number of the code, and the statement of docs/specification.md that it comes from, as that statement writes it. */
const NUMBERS: readonly (readonly [statement: string, name: string, text: string])[] = [
  ['9.13', 'TOKEN_DAYS', `${TOKEN_DAYS} days`],
  ['4.4', 'TOKEN_DAYS', `${TOKEN_DAYS} days`],
  ['9.14', 'VALIDATION_DEBOUNCE_MS', `${VALIDATION_DEBOUNCE_MS} ms`],
  ['9.15', 'CHUNK_RELOAD_GUARD_SECONDS', `${CHUNK_RELOAD_GUARD_SECONDS} s`],
  ['9.16', 'OTP_LENGTH', `${OTP_LENGTH} digits`],
  ['9.16', 'OTP_RESEND_SECONDS', `after ${OTP_RESEND_SECONDS} s`],
  ['4.26', 'OTP_RESEND_SECONDS', `within ${OTP_RESEND_SECONDS} seconds`],
  ['9.17', 'PASSWORD_MIN_LENGTH', `at least ${PASSWORD_MIN_LENGTH} characters`],
  ['9.18', 'VENDOR_SESSION_MINUTES', `${VENDOR_SESSION_MINUTES} minutes`],
  ['9.19', 'SALESPERSON_IDS', `${SALESPERSON_IDS.length} known ids`],
  ['9.20', 'the price range of SG', `SG 0 to ${RANGES.price.offered.SG.max.toLocaleString('en-US')}`],
  ['9.20', 'the price range of HK', `HK 0 to ${RANGES.price.offered.HK.max.toLocaleString('en-US')}`],
  ['9.21', 'the psf range', `at most ${RANGES.psf.offered.SG.max}`],
  ['9.22', 'the range of rents of SG', `${RANGES.rent.offered.SG.max.toLocaleString('en-US')} in SG`],
  ['9.22', 'the range of rents of HK', `${RANGES.rent.offered.HK.max.toLocaleString('en-US')} in HK`],
  ['9.23', 'the range of floor areas', `at most ${RANGES.area.offered.SG.max.toLocaleString('en-US')} sqft`],
  ['9.29', 'SQFT_PER_SQM', `1 sqm is ${SQFT_PER_SQM} sqft`],
  ['9.33', 'the breakpoint lg', `desktop ${breakpoint('lg')} px`],
  ['9.33', 'the breakpoint md', `tablet ${breakpoint('md')} px`],
  ['9.33', 'the other breakpoints', `at ${breakpoint('sm')}, ${breakpoint('xl')} and ${breakpoint('2xl')} px`],
  ['9.34', '--bar-height', `${BAR_WIDE} px high on desktop and ${BAR_NARROW} px on mobile`],
  ['2.8.12', '--bar-height', `${BAR_WIDE} px high on wide screens and ${BAR_NARROW} px on mobile`],
  ['9.35', 'the width of a page', `${CONTENT_WIDTH} px wide`],
  ['2.8.36', 'the width of a page', `${CONTENT_WIDTH} px wide`],
  ['9.36', 'MARKER_PX', `is ${MARKER_PX} px`],
  ['9.37', 'the animation "expand"', `${found(`${UI}/base.css`, /@keyframes expand[\s\S]*?max-height: (\d\d+)px/)} px high`],
  ['9.38', 'the height of a list', `${found(`${UI}/base.css`, /--list-height, (\d+)px/)} px high`],
  ['9.38', 'the height of a list of countries', `country list ${found(`${UI}/form/select.tsx`, /--list-height:(\d+)px/)} px`],
  ['9.39', 'AUTOPLAY_MS', `${AUTOPLAY_MS} ms`],
  ['9.40', 'FETCH_DELAY_MS', `waits ${FETCH_DELAY_MS} ms`],
  ['9.42', 'VERSION_LABEL', `is ${VERSION_LABEL}.`],
  ['2.8.17', 'VERSION_LABEL', `label ${VERSION_LABEL}.`],
  ['9.43', 'the copyright line', `year is ${/\d{4}/.exec(COUNTRIES.SG.copyrightLine)?.[0]}.`],
  ['9.44', 'the rows of a text area', `has ${TEXT_AREA_ROWS} row`],
  ['5.35', 'the rows of a text area', `has ${TEXT_AREA_ROWS} row`],
]

const specification = read('docs/specification.md')

it.each(NUMBERS)('statement %s of docs/specification.md is what %s says: %s', (statement, _, text) => {
  expect(lineOf(specification, statement)).toMatch(asWritten(text))
})

it('a number is not found within a longer one', () => {
  expect('at most 8000.').not.toMatch(asWritten('at most 800'))
  expect('SG 0 to 100,000,000; HK').not.toMatch(asWritten('SG 0 to 100'))
  expect('every 8000 ms').not.toMatch(asWritten('0 ms'))
  expect('1 sqm is 10.7639 sqft').not.toMatch(asWritten('0.7639 sqft'))
  expect('SG 0 to 100,000,000; HK').toMatch(asWritten('SG 0 to 100,000,000'))
})
