import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { joinLocale } from '#locales/locale-url.ts'
import { OldData } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { stringifySearch } from '#session/address-search.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import type { ReportMarket } from '../project.ts'
import { useIsFrozen, useReportSearch } from '../report-address.ts'

/** The sources of the figures, their dates, and their limits. */
export function SourcesSection({ market, heading, format }: { market: ReportMarket; heading: SectionHeading; format: Format }) {
  const newest = market.lastMonth ? format.month(market.lastMonth) : null
  return (
    // a last sheet that held the code alone would say neither the sources nor the limits
    <PageSection
      className="print:break-inside-avoid"
      {...heading}
      aside={
        newest && market.lastMonth ? (
          <>
            <Trans>data to {newest}</Trans>
            <OldData month={market.lastMonth} />
          </>
        ) : null
      }
    >
      <ul className="mt-3 grid gap-x-16 gap-y-1 text-sm text-ink-2 md:grid-cols-2">
        {market.sources.map((source) => (
          <li key={source.name} className="figures wrap-anywhere">
            <span className="text-ink">{source.name}</span> · {source.licence} · <Trans>{format.count(source.rowsAccepted)} rows</Trans>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-[72ch] text-ink-2">
        <Trans>
          The estimate is a statistical figure from recorded sales, with its range and date. It is not a valuation by a licensed valuer and
          not an offer. Pictures and plans are drawn from data and are not to scale of the real building.
        </Trans>
      </p>
      <ReportCode />
    </PageSection>
  )
}

/** Print only: the address of the page, as a QR code and as text. */
function ReportCode() {
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
