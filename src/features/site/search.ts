import * as z from 'zod/mini'
import { SIZE_CLASSES } from '#graphql/figure-kinds.ts'
import { maxChars } from '#lib/max-chars.ts'
import { ABOUT_MAX_CHARS } from '#market/asked-about.ts'
import { CONTACT_INTERESTS } from '#market/contact-consult.ts'
import { parameter } from '#session/parameter.ts'

const PAGE_PATH = /^(?:\/[\w.~%-]+)+(?:\?[^#\s<>"\\]*)?$/

/** `?interest=` chooses what the message is about; an unknown word is dropped. */
export const contactSearch = z.object({
  interest: parameter(z.enum(CONTACT_INTERESTS)),
  /** the page of this site that it is about; it begins the message */
  about: parameter(z.string().check(z.refine(maxChars(ABOUT_MAX_CHARS)), z.regex(PAGE_PATH))),
})

export const marketFiguresDefaults = { sizeClass: 'all' } as const

/** `?sizeClass=` chooses the class of homes whose indices are drawn; an unknown one is dropped. */
export const marketFiguresSearch = z.object({
  sizeClass: z.catch(z._default(z.enum(SIZE_CLASSES), marketFiguresDefaults.sizeClass), marketFiguresDefaults.sizeClass),
})

export type MarketFiguresSearch = z.output<typeof marketFiguresSearch>
