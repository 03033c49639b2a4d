import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { PageSection } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { PromoCodePage } from '../desk-page.ts'
import { promoOf } from './promo-params.ts'

type HeldCode = PromoCodePage['held'][number]

/** Who holds a code (§3 Stripe info records with the VIP marker), the newest first. */
export function HeldCodes({ codes }: { codes: readonly HeldCode[] }) {
  const { t, i18n } = useLingui()
  if (codes.length === 0) return null
  const columns: Column<HeldCode>[] = [
    { key: 'code', header: t`Promotion code`, cell: ({ params }) => <span className="figures font-[560]">{promoOf(params)}</span> },
    { key: 'email', header: t`E-mail`, cell: ({ email }) => email },
    { key: 'status', header: t`State`, cell: ({ status }) => (status === 'active' ? <Trans>Active</Trans> : status) },
    {
      key: 'ends',
      header: t`Ends`,
      numeric: true,
      cell: ({ expireDate }) => (expireDate ? formatDay(expireDate, i18n.locale) : <Trans>Does not end</Trans>),
    },
    { key: 'since', header: t`Since`, numeric: true, cell: ({ createdDate }) => formatDay(createdDate, i18n.locale) },
  ]
  return (
    <PageSection title={<Trans>Held by one person</Trans>}>
      <div className="pt-2">
        <DataTable caption={t`Promotion codes, newest first`} captionHidden columns={columns} rows={codes} rowKey={({ id }) => id} />
      </div>
    </PageSection>
  )
}
