import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the page where labels are made. */
export const labelHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Property labels`),
    description: i18n._(msg`Address labels for a project or a street, laid out for standard A4 label sheets and printed from a PDF.`),
    path: '/realAgent/property-label',
  })

/** Title and description of the list of label sheets. */
export const labelSheetsHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Label sheets`),
    description: i18n._(msg`The label sheets made in your account, to download again or to delete.`),
    path: '/realAgent/property-label/PdfList',
  })
