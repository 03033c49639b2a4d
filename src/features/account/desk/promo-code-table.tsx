import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#session/day-time.ts'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { PromoCodePage } from './desk-page.ts'
import { promoOf } from './promo-params.ts'

type PromoCode = PromoCodePage['nodes'][number]

/** Promotion codes (§3 Stripe info records with the VIP marker), the newest first. */
export function PromoCodeTable({ codes }: { codes: readonly PromoCode[] }) {
  const { t, i18n } = useLingui()
  if (codes.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No promotion code fits</Trans>}>
        <Trans>Try fewer letters of the address.</Trans>
      </Panel>
    )
  const columns: Column<PromoCode>[] = [
    { key: 'code', header: t`Promotion code`, cell: ({ params }) => <span className="figures font-[560]">{promoOf(params)}</span> },
    { key: 'email', header: t`E-mail`, cell: ({ email }) => email },
    { key: 'status', header: t`State`, cell: ({ status }) => status },
    {
      key: 'ends',
      header: t`Ends`,
      numeric: true,
      cell: ({ expireDate }) => (expireDate ? formatDay(expireDate, i18n.locale) : <Trans>Does not end</Trans>),
    },
    { key: 'since', header: t`Since`, numeric: true, cell: ({ createdDate }) => formatDay(createdDate, i18n.locale) },
  ]
  return <DataTable caption={t`Promotion codes, newest first`} captionHidden columns={columns} rows={codes} rowKey={({ id }) => id} />
}
