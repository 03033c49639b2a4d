import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { localName } from '#lib/local-name.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { ConfidenceStatement } from '#property/estimate/estimate-statement.tsx'
import { refusalWords, roundEstimate } from '#property/estimate/estimate-words.ts'
import { MiddleHalf } from '#property/middle-half.tsx'
import { AgedMonth, OldData, OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { useTenureMix } from '#property/use-tenure-mix.ts'
import { tenureWords, wordOf } from '#property/vocabulary-words.ts'
import { Change } from '#ui/change.tsx'
import type { ComparedProject, LikeHomeEstimate } from './comparison.ts'

export interface ComparedFact {
  key: string
  name: ReactNode
  cell: (project: ComparedProject) => ReactNode
  strong?: boolean
}

/** What is compared, top to bottom: price first, then the facts behind it. */
export function useComparedFacts(format: Format): ComparedFact[] {
  const { i18n } = useLingui()
  return [
    {
      key: 'estimate',
      name: <Trans>Estimate of a like home</Trans>,
      cell: ({ estimate }) => <EstimateCell estimate={estimate} format={format} />,
    },
    { key: 'psf', name: <Trans>Median, 12 months</Trans>, cell: (project) => <MedianCell project={project} format={format} /> },
    {
      key: 'change',
      name: <Trans>Change in 12 months</Trans>,
      cell: ({ change12m, psf, psfNBefore }) =>
        change12m === null ? (
          '–'
        ) : (
          <>
            <Change fraction={change12m} locale={i18n.locale} />
            <span className="block text-sm text-ink-3">
              <ChangeSample n={psf?.n ?? null} before={psfNBefore} format={format} />
            </span>
          </>
        ),
    },
    { key: 'last', name: <Trans>Last sale</Trans>, cell: (project) => <LastSaleCell project={project} format={format} /> },
    {
      key: 'yield',
      name: <Trans>Gross rental yield</Trans>,
      cell: ({ grossYield }) => (grossYield === null ? '–' : format.percent(grossYield)),
    },
    {
      key: 'sizes',
      name: <Trans>Sizes sold</Trans>,
      cell: ({ areaSqmMin, areaSqmMax }) =>
        areaSqmMin === null || areaSqmMax === null ? '–' : format.range(format.area(areaSqmMin), format.area(areaSqmMax)),
    },
    { key: 'type', name: <Trans>Type</Trans>, cell: ({ propertyType }) => wordOf(i18n._.bind(i18n), propertyType) },
    { key: 'tenure', name: <Trans>Tenure</Trans>, cell: (project) => <TenureCell project={project} /> },
    { key: 'completion', name: <Trans>Completion</Trans>, cell: ({ completionYear }) => completionYear ?? '–' },
    { key: 'units', name: <Trans>Homes</Trans>, cell: ({ unitCount }) => (unitCount === null ? '–' : format.count(unitCount)) },
    { key: 'floors', name: <Trans>Floors</Trans>, cell: ({ floors }) => floors ?? '–' },
    {
      key: 'place',
      name: <Trans>Place</Trans>,
      cell: ({ street, area, postalCode }) => [street, localName(i18n, area), postalCode].filter(Boolean).join(', '),
    },
    { key: 'sales', name: <Trans>Sales on record</Trans>, cell: ({ saleCount }) => format.count(saleCount) },
  ]
}

function EstimateCell({ estimate, format }: { estimate: LikeHomeEstimate | null; format: Format }) {
  const { i18n } = useLingui()
  if (!estimate) return '–'
  if (estimate.__typename === 'EstimateRefusal')
    return (
      <span className="text-sm text-ink-2">
        <Trans>No estimate.</Trans> {i18n._(refusalWords[estimate.reason])}
      </span>
    )
  const range = format.range(format.short(estimate.low90), format.short(estimate.high90))
  const month = format.month(estimate.asOf)
  return (
    <>
      <b className="block text-xl font-semibold print:text-sm">{format.money(roundEstimate(estimate.value))}</b>
      <span className="block text-sm text-ink-2">
        <Trans>nine in ten: {range}</Trans>
      </span>
      <span className="block text-sm text-ink-3">
        {month}
        <OldData month={estimate.asOf} /> · <ConfidenceStatement {...estimate} format={format} />
      </span>
    </>
  )
}

function MedianCell({ project: { psf, figuresTo }, format }: { project: ComparedProject; format: Format }) {
  if (!psf) return <Trans>no sale in 12 months</Trans>
  return (
    <>
      <b className="block font-semibold">{format.psf(psf.median)}</b>
      <span className="block text-sm text-ink-3">
        <MiddleHalf psf={psf} format={format} />
        <OldTo month={figuresTo} format={format} />
      </span>
    </>
  )
}

function LastSaleCell({ project: { lastSalePrice, lastSalePsf, lastSaleMonth }, format }: { project: ComparedProject; format: Format }) {
  if (lastSalePrice === null || lastSaleMonth === null) return '–'
  return (
    <>
      <b className="block font-semibold">{format.money(lastSalePrice)}</b>
      <span className="block text-sm text-ink-3">
        {lastSalePsf === null ? '' : `${format.psf(lastSalePsf)} · `}
        <AgedMonth month={lastSaleMonth} format={format} />
      </span>
    </>
  )
}

function TenureCell({ project }: { project: ComparedProject }) {
  const { i18n } = useLingui()
  const { tenure, tenureYears, leaseStartYear } = project
  const mixed = useTenureMix()(project)
  if (mixed) return mixed
  if (!tenure) return '–'
  if (tenure === 'FREEHOLD' || tenureYears === null) return i18n._(tenureWords[tenure])
  return leaseStartYear === null ? (
    <Trans>{tenureYears} years</Trans>
  ) : (
    <Trans>
      {tenureYears} years from {leaseStartYear}
    </Trans>
  )
}
