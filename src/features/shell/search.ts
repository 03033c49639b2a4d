import { retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { LOCALE_CODES } from '#locales/locales.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'

const upper = z.pipe(
  z.string(),
  z.transform((text: string) => text.toUpperCase()),
)
const country = z.catch(z.optional(z.pipe(upper, z.enum(COUNTRY_CODES))), undefined)

/** §2.6 parameters that every page understands; a wrong value is dropped. */
export const rootSearch = z.object({
  countryCode: country,
  region: country,
  locale: z.catch(z.optional(z.enum(LOCALE_CODES)), undefined),
  /** §2.8: hides top bar and footer, for pages shown inside the mobile app */
  mobileView: z.catch(z.optional(z.literal([true, 1])), undefined),
})

/** What a visitor once asked for stays on the way through the site. */
export const rootSearchMiddlewares = [retainSearchParams<z.output<typeof rootSearch>>(['countryCode', 'locale', 'mobileView'])]
