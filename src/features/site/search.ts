import * as v from 'valibot'
import { SIZE_CLASSES } from '#graphql/figure-kinds.ts'
import { ABOUT_MAX_CHARS } from '#market/asked-about.ts'
import { CONTACT_INTERESTS } from '#market/contact-consult.ts'
import { parameter } from '#session/parameter.ts'

const PAGE_PATH = /^(?:\/[\w.~%-]+)+(?:\?[^#\s<>"\\]*)?$/

/** `?interest=` chooses what the message is about; an unknown word is dropped. */
export const contactSearch = v.object({
  interest: parameter(v.picklist(CONTACT_INTERESTS)),
  /** the page of this site that it is about; it begins the message */
  about: parameter(v.pipe(v.string(), v.maxLength(ABOUT_MAX_CHARS), v.regex(PAGE_PATH))),
})

export const marketFiguresDefaults = { sizeClass: 'all' } as const

/** `?sizeClass=` chooses the class of homes whose indices are drawn; an unknown one is dropped. */
export const marketFiguresSearch = v.object({
  sizeClass: v.fallback(v.optional(v.picklist(SIZE_CLASSES), marketFiguresDefaults.sizeClass), marketFiguresDefaults.sizeClass),
})

export type MarketFiguresSearch = v.InferOutput<typeof marketFiguresSearch>
