import { expect, it } from 'vitest'
import { CHUNK_RELOAD_GUARD_SECONDS } from '#features/shell/chunk-reload.ts'
import { RANGES } from '#filter/rows.ts'
import { OTP_LENGTH, OTP_RESEND_SECONDS, PASSWORD_MIN_LENGTH, TOKEN_DAYS, VENDOR_SESSION_MINUTES } from '#graphql/limits.ts'
import { SQFT_PER_SQM } from '#lib/units.ts'
import { SALESPERSON_IDS } from '#session/salespersons.ts'
import { AUTOPLAY_MS } from '#ui/carousel/carousel-moves.ts'
import { VALIDATION_DEBOUNCE_MS } from '#ui/form/field-status.ts'
import { read } from './sources.ts'

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
  ['9.39', 'AUTOPLAY_MS', `${AUTOPLAY_MS} ms`],
]

const specification = read('docs/specification.md')

it.each(NUMBERS)('statement %s of docs/specification.md is what %s says: %s', (statement, _, text) => {
  const line = specification.split('\n').find((one) => one.startsWith(`- **${statement}** `))
  expect(line).toContain(text)
})
