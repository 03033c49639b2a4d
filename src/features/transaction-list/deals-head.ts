import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pageHead } from '#session/page-head.ts'

const HEADS = {
  public: {
    path: '/transaction-lists',
    title: msg`Transaction lists`,
    description: msg`Recorded sales and rents of a project, a street, an area or around a station, with the median price per square foot and its middle half.`,
  },
  agent: {
    path: '/realAgent/transaction-lists',
    title: msg`Transaction lists for agents`,
    description: msg`Ask for the deals of any place, keep the list under a name, share it by link and be told when it has grown.`,
  },
} as const

export const dealsHead = (i18n: I18n, page: keyof typeof HEADS) => {
  const { path, title, description } = HEADS[page]
  return pageHead({ title: i18n._(title), description: i18n._(description), path })
}
