import { Trans } from '@lingui/react/macro'
import { lazy } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const InvoiceList = lazy(() => import('./invoice-list.tsx'))

/** The invoices of a country, once the page is awake. */
export const InvoicesRow = ({ country }: { country: CountryCode }) => (
  <AccountRow title={<Trans>Invoices</Trans>}>
    <OnceAwake fallback={<Skeleton className="h-16" />}>
      <InvoiceList country={country} />
    </OnceAwake>
  </AccountRow>
)
