import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactInterest } from '#market/contact-consult.ts'

export const interestWords: Record<ContactInterest, MessageDescriptor> = {
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

/** What went wrong with sending, by the failure's code; everything else is "could not be sent". */
export const sendFailureWords: Record<string, MessageDescriptor> = {
  'contact-too-many': msg`We have taken five messages from your connection within an hour. Try again later; nothing you wrote is lost while this page is open.`,
  'contact-email': msg`The e-mail address was not accepted. Check it and send again.`,
  'contact-phone': msg`The phone number was not accepted. Check it and send again.`,
  timeout: msg`Sending took too long. Your message may have arrived; wait a minute before you send it again.`,
}

export const sendFailureDefault = msg`Your message could not be sent. Nothing you wrote is lost; try again in a moment.`
