import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CONTACT_INTERESTS, type ContactInterest } from '#market/contact-consult.ts'

const WORDS: Record<ContactInterest, MessageDescriptor> = {
  question: msg`A question`,
  mistake: msg`A mistake on a page`,
  valuation: msg`A valuation by a valuer`,
  reports: msg`Reports`,
  realAgent: msg`realAgent, tools for agents`,
  realListing: msg`realListing, homes for sale or rent`,
  realLaunch: msg`realLaunch, new launches`,
  real360: msg`real360, virtual tours`,
  plans: msg`Plans and seats`,
  training: msg`A training session`,
}

/** Subjects of the contact form, as rules can name them. */
export const RULE_INTERESTS = CONTACT_INTERESTS.map((value) => ({ value, words: WORDS[value] }))

/** Languages of enquiries, by the first part of a locale's code. */
export const RULE_LANGUAGE_WORDS: readonly { value: string; words: MessageDescriptor }[] = [
  { value: 'en', words: msg`English` },
  { value: 'zh', words: msg`Chinese` },
  { value: 'ms', words: msg`Malay` },
]

const FAILURES: Record<string, MessageDescriptor> = {
  'rules-people': msg`Every rule needs somebody who answers.`,
  'rules-number': msg`There can be 20 rules at most.`,
  'rules-changed': msg`Somebody else has changed the rules meanwhile. Load the page again; what you entered here is not kept.`,
}

export const ruleFailureWords = (code: string): MessageDescriptor =>
  FAILURES[code] ?? msg`This could not be kept. Nothing you entered is lost; try again in a moment.`
