import { Plural, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { SUB_ACCOUNT_VALUE } from '#access/sub-account.ts'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import { ShortFacts } from '#property/short-facts.tsx'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import { valueHomeLink } from '#property/value-link.ts'
import { otherKindText } from '#property/vocabulary-words.ts'
import { WeightBar } from '#ui/chart/weight-bar.tsx'
import type { Column } from '#ui/table/data-table.tsx'
import type { KnownEstimate } from '../value-home.functions.ts'

type Comparable = KnownEstimate['comparables'][number]

interface Around {
  projectId: string
  country: CountryCode
  format: Format
}

function SaleName({ sale, projectId, country, format }: { sale: Comparable } & Around) {
  const { i18n } = useLingui()
  const { viewer } = useRouteContext({ from: '__root__' })
  const name = localName(i18n, sale.project)
  // §6: the reports are closed to sub-account users, the estimates are not
  const target = viewer.isSubAccount ? valueHomeLink(sale.project, country, SUB_ACCOUNT_VALUE) : projectReportLink(sale.project, country)
  return (
    <span>
      {sale.project.id === projectId ? (
        name
      ) : (
        <Link {...target} className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-ink">
          {name}
        </Link>
      )}
      {otherKindText(i18n._.bind(i18n), sale)}
      {sale.floorLow === null ? null : ` · ${floorText(sale.floorLow, sale.floorHigh)}`}
      <ShortFacts {...sale} format={format} />
    </span>
  )
}

/** The columns of the comparable sales; those without a figure in any row are left out. */
export function useComparableColumns({ comparables }: KnownEstimate, { projectId, country, format }: Around): Column<Comparable>[] {
  const { t } = useLingui()
  const largest = Math.max(...comparables.map(({ weight }) => weight))
  const money = (
    key: 'timeAdjustment' | 'kindAdjustment' | 'areaAdjustment' | 'floorAdjustment' | 'leaseAdjustment',
    header: string,
  ): Column<Comparable>[] =>
    comparables.some((sale) => sale[key] !== 0)
      ? [{ key, header, numeric: true, wideOnly: true, cell: (sale) => <Signed value={sale[key]} format={format} /> }]
      : []
  return [
    {
      key: 'sale',
      header: t({ message: 'Sale', context: 'recorded' }),
      cell: (sale) => <SaleName sale={sale} projectId={projectId} country={country} format={format} />,
    },
    { key: 'month', header: t`Date`, numeric: true, wideOnly: true, cell: ({ month }) => format.month(month) },
    {
      key: 'age',
      header: t({ message: 'Age', context: 'of a sale' }),
      numeric: true,
      wideOnly: true,
      cell: ({ ageMonths }) => <Plural value={ageMonths} one="# month" other="# months" />,
    },
    {
      key: 'far',
      header: t`Distance`,
      numeric: true,
      wideOnly: true,
      cell: ({ distanceMetres }) => (distanceMetres === 0 ? t`same project` : format.distance(distanceMetres)),
    },
    { key: 'area', header: t`Size`, numeric: true, wideOnly: true, cell: ({ areaSqm }) => format.area(areaSqm) },
    { key: 'paid', header: t`Paid`, numeric: true, cell: ({ price }) => format.money(price) },
    ...money('timeAdjustment', t`for time`),
    ...money('kindAdjustment', t`for kind`),
    ...money('areaAdjustment', t`for size`),
    ...money('floorAdjustment', t`for floor`),
    ...money('leaseAdjustment', t`for lease`),
    {
      key: 'adjusted',
      header: t`Adjusted`,
      numeric: true,
      cell: ({ adjustedPrice }) => <b className="font-[560]">{format.money(adjustedPrice)}</b>,
    },
    {
      key: 'weight',
      header: t`Weight`,
      numeric: true,
      cell: ({ weight }) => <WeightBar share={weight} largest={largest} text={format.percent(weight, 0)} />,
    },
  ]
}
