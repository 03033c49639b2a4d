import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ReportKey } from './report-keys.ts'

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
        The estimate with its range and comparable sales, the price trend, every kind of home, recorded deals and what is around.
      </Trans>
    ),
    reader: <Trans>For everybody. Free.</Trans>,
  },
  'property-preview': {
    title: <Trans>Preview</Trans>,
    text: <Trans>The estimate of a home and the sales it rests on, on one page.</Trans>,
    reader: <Trans>For a first look, or to send to somebody. Free.</Trans>,
  },
  'property-pro': {
    title: <Trans>Property report</Trans>,
    text: (
      <Trans>
        One home in full, made to be handed to a client: value and rent, comparable homes, and the costs of buying and keeping it.
      </Trans>
    ),
    reader: <Trans>For agents and their clients. With a subscription.</Trans>,
  },
  'project-pro': {
    title: <Trans>Project report</Trans>,
    text: (
      <Trans>
        A whole project: prices by kind of home, floor and stack, its rents, its buyers’ market over time, and the projects it competes
        with.
      </Trans>
    ),
    reader: <Trans>For agents, developers and analysts. With a subscription.</Trans>,
  },
  commercial: {
    title: <Trans>Commercial report</Trans>,
    text: <Trans>Offices and shops: areas by standard of measurement, specifications, tenancies and rents of a building.</Trans>,
    reader: <Trans>For owners, tenants and advisers of business space. With a subscription.</Trans>,
  },
}
