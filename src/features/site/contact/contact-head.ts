import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

const TITLE = msg`Contact`
const DESCRIPTION = msg`Ask about a figure, a plan or a training session, or tell us what is wrong on a page.`

/** Title and description of the contact page. */
export const contactHead = (i18n: I18n) => pageHead({ title: i18n._(TITLE), description: i18n._(DESCRIPTION), path: '/contact' })
