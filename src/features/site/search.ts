import * as v from 'valibot'
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
