import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderService, ServicePricesQuery } from '#graphql/generated/graphql.ts'
import { formatMoney } from '#lib/format.ts'
import { COUNTRIES } from '#market/countries.ts'

type ServicePrice = ServicePricesQuery['servicePrices'][number]

const SERVICES: Record<OrderService, ReactNode> = {
  TOUR: <Trans>A tour, all rooms</Trans>,
  PHOTOGRAPHS: <Trans>Photographs</Trans>,
  FLOOR_PLAN: <Trans>A floor plan</Trans>,
  STAGING: <Trans>Virtual staging</Trans>,
  VIDEO: <Trans>Video</Trans>,
}

/** What vendors of the country ask at least, from their own price lists. */
export function ServicePrices({ prices }: { prices: readonly ServicePrice[] }) {
  const { country } = useRouteContext({ from: '__root__' })
  const { i18n } = useLingui()
  return (
    <table className="w-full max-w-[44rem]">
      <caption className="pt-5 pb-3 text-start text-ink-2">
        <Trans>
          The least that a studio in the country asks, before tax. Each studio has its own list, which you see before you order.
        </Trans>
      </caption>
      <thead>
        <tr className="border-b border-line text-start text-sm text-ink-3">
          <th scope="col" className="py-2 text-start font-normal">
            <Trans>Service</Trans>
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            <Trans context="least price">From</Trans>
          </th>
          <th scope="col" className="py-2 ps-6 text-end font-normal">
            <Trans>Ready in</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="figures">
        {prices.map(({ service, cents, days }) => (
          <tr key={service} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-[560]">
              {SERVICES[service]}
            </th>
            <td className="py-3 text-end">
              {formatMoney(cents / 100, COUNTRIES[country].currencyCode, i18n.locale, { fractionDigits: 2 })}
            </td>
            <td className="py-3 ps-6 text-end text-ink-2">
              <Plural value={days} one="# working day" other="# working days" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
