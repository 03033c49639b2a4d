import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { joinLocale } from '#locales/locale-url.ts'
import { stringifySearch } from '#session/address-search.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useIsFrozen, useReportSearch } from '../../report-address.ts'

/** Print only: the address of the page, as a QR code and as text. */
export function ReportCode() {
  const { t } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const { mix, area, unit, floor } = useReportSearch()
  const isFrozen = useIsFrozen()
  const search = isFrozen ? '' : stringifySearch({ mix, area, unit, floor })
  const address = `${siteOrigin()}${joinLocale(prefix, pathname)}${search}`
  return (
    <div className="mt-5 hidden items-center gap-4 break-inside-avoid print:flex">
      <QrCode text={address} label={t`Code of this page’s address`} className="size-24 shrink-0" />
      <p className="min-w-0 text-xs">
        <b className="block font-semibold">
          {isFrozen ? <Trans>This report as it was shared</Trans> : <Trans>This report, always up to date</Trans>}
        </b>
        <span className="wrap-anywhere text-ink-2">{address}</span>
      </p>
    </div>
  )
}
