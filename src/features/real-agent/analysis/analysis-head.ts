import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

/** Title and description of the market analysis. */
export const analysisHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Market analysis`),
    description: i18n._(msg`Comparable sales of a home, chosen, weighed and adjusted by an agent, with a workbook for the client.`),
    path: '/realAgent/market-analysis',
  })

/** Title and description of an analysis's workbook. */
export const workbookHead = (i18n: I18n) =>
  pageHead({
    title: i18n._(msg`Workbook of a market analysis`),
    description: i18n._(msg`What a client is handed of a market analysis, to print, to save and to pass on.`),
    path: '/realAgent/market-analysis/workbook',
  })
