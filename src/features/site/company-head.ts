import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

const WORDS = {
  '/about-us': [
    msg`About us`,
    msg`What realEstate is: recorded prices of four markets, and estimates that always come with range, date and evidence, or not at all.`,
  ],
  '/our-team': [
    msg`Our team`,
    msg`The work behind the figures: data, valuation, product and support, and how to reach the people who do it.`,
  ],
  '/clients': [msg`Who it is for`, msg`Owners, buyers, tenants, agents and valuers: what each of them finds here.`],
  '/news': [msg`News`, msg`What the site can do now and which months its data covers in each market.`],
  '/help-centre': [msg`Help centre`, msg`How to search, read an estimate, print a report, change the language and report a mistake.`],
  '/training-sessions': [
    msg`Training sessions`,
    msg`What a session on searching, reading estimates and presenting reports covers, and how to ask for one.`,
  ],
  '/privacy-policy': [msg`Privacy policy`, msg`What this site keeps about you, for how long, and what stays in your browser.`],
  '/terms-of-use': [msg`Terms of use`, msg`What you may do with the figures on this site, and what they are not: a valuation for lending.`],
  '/terms-of-purchase': [msg`Terms of purchase`, msg`What is free, how paid plans are agreed, and what happens when one ends.`],
} as const satisfies Record<string, readonly [MessageDescriptor, MessageDescriptor]>

/** Title and description of a page about the company. */
export function companyHead(i18n: I18n, path: keyof typeof WORDS) {
  const [title, description] = WORDS[path]
  return pageHead({ title: i18n._(title), description: i18n._(description), path })
}
