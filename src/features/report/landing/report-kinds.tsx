import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReportKey } from '../report-keys.ts'

interface ReportKind {
  title: ReactNode
  /** what it holds */
  text: ReactNode
  /** for whom */
  reader: ReactNode
}

/** §6 report types in words. */
export const REPORT_KINDS: Record<ReportKey, ReportKind> = {
  realvalue: {
    title: <Trans>Value report</Trans>,
    text: (
      <Trans>
        The estimate with its range and comparable sales, the price trend, every kind of home, plans, the lowest floors home by home,
        recorded deals and what is around.
      </Trans>
    ),
    reader: <Trans>For everybody. Free.</Trans>,
  },
  'property-preview': {
    title: <Trans>Preview</Trans>,
    text: <Trans>The first third of a property report: the estimate of a home and the sales it rests on.</Trans>,
    reader: <Trans>For a first look, or to send to somebody. Free.</Trans>,
  },
  'property-pro': {
    title: <Trans>Property report</Trans>,
    text: (
      <Trans>
        One home in full, made to be handed to a client: its value with the evidence, all figures of its kind of home, what owners gained,
        its building floor by floor, and the deals of its kind.
      </Trans>
    ),
    reader: <Trans>For agents and their clients. With a subscription.</Trans>,
  },
  'project-pro': {
    title: <Trans>Project report</Trans>,
    text: (
      <Trans>
        A whole project and its market: all figures by kind of home, prices over time beside the area’s index, every home by floor and
        stack, what owners gained, and all recorded deals.
      </Trans>
    ),
    reader: <Trans>For agents, developers and analysts. With a subscription.</Trans>,
  },
  commercial: {
    title: <Trans>Commercial report</Trans>,
    text: (
      <Trans>
        A building first: areas by standard of measurement, specifications, services, owners, space and tenants; then its prices and its
        deals.
      </Trans>
    ),
    reader: <Trans>For owners, tenants and advisers of business space. With a subscription.</Trans>,
  },
}
