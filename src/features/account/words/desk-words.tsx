import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DeskName } from '../search.ts'

interface DeskList {
  name: DeskName
  /** of the address; accounts have none */
  segment: string | undefined
  title: ReactNode
  /** what it is for */
  text: ReactNode
}

/** The lists of the staff desk in their order. */
export const DESK_LISTS: readonly DeskList[] = [
  {
    name: 'accounts',
    segment: undefined,
    title: <Trans>Accounts</Trans>,
    text: <Trans>Find a person by name, e-mail, phone or licence number.</Trans>,
  },
  {
    name: 'licences',
    segment: 'licences',
    title: <Trans>Licences</Trans>,
    text: <Trans>The licence and the agency of every agent.</Trans>,
  },
  {
    name: 'promo-codes',
    segment: 'promo-codes',
    title: <Trans>Promotion codes</Trans>,
    text: <Trans>What each code gives and how often it was used; make one, or end one.</Trans>,
  },
  {
    name: 'messages',
    segment: 'messages',
    title: <Trans>Messages</Trans>,
    text: <Trans>What people wrote to us, and what they say is wrong on a page.</Trans>,
  },
  {
    name: 'letters',
    segment: 'letters',
    title: <Trans>Failed mails</Trans>,
    text: <Trans>Mails that could not be sent: send them again, or drop them.</Trans>,
  },
  {
    name: 'vendors',
    segment: 'vendors',
    title: <Trans>Vendors</Trans>,
    text: <Trans>Who carries out orders in the country, and at what price.</Trans>,
  },
  {
    name: 'enquiry-rules',
    segment: 'enquiry-rules',
    title: <Trans>Enquiries</Trans>,
    text: <Trans>Who answers what is written to us, in turn.</Trans>,
  },
  {
    name: 'feeds',
    segment: 'feeds',
    title: <Trans>Feeds</Trans>,
    text: <Trans>Which agencies send listings, with which keys, and what became of their files.</Trans>,
  },
  {
    name: 'listing-problems',
    segment: 'listing-problems',
    title: <Trans>Problems</Trans>,
    text: <Trans>What people say is wrong with advertisements of the country.</Trans>,
  },
]
