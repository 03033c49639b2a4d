import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AgedMonth, OldTo } from '#property/old-data.tsx'
import { type Format, useFormat } from '#property/use-format.ts'
import type { FiguresAnswer } from '#server/assistant/answer-schemas.ts'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { AnswerEnd, type OpenPage } from './answer-end.tsx'
import { figureKindWords } from './figure-kind-words.ts'

/** What is paid in a market or a part of it, with how many sales say so; then each kind of home in the whole market. */
export function FiguresOfMarket({ answer, ...way }: OpenPage & { answer: FiguresAnswer }) {
  const { figures, segments, heard, currency, page } = answer
  const format = useFormat(currency)
  return (
    <>
      <header className="min-w-0 break-words">
        <h1 className="title text-2xl sm:text-3xl">
          <Trans>Market figures</Trans>
        </h1>
        <Narrowed heard={heard} />
      </header>
      <div className="mt-4 border-t border-ink pt-4">
        <PaidThere figures={figures} format={format} />
      </div>
      {segments.length > 0 ? (
        <div className="mt-6">
          <SegmentTable segments={segments} format={format} />
        </div>
      ) : null}
      <AnswerEnd basis={answer} page={page} {...way} />
    </>
  )
}

/** Of which homes the figures are: the place, how many filters hold, and what was asked and left out. */
function Narrowed({ heard: { place, filters, notUnderstood, notOffered } }: Pick<FiguresAnswer, 'heard'>) {
  const filterCount = Object.keys(filters).length
  return (
    <div className="mt-0.5 text-ink-2">
      <p>
        {place?.name}
        {place && filterCount > 0 ? ' · ' : null}
        {filterCount > 0 ? <Plural value={filterCount} one="# filter holds" other="# filters hold" /> : null}
      </p>
      {notUnderstood.length > 0 ? (
        <p className="text-sm">
          <Trans>Not understood: {notUnderstood.map((word) => `“${word}”`).join(', ')}</Trans>
        </p>
      ) : null}
      {notOffered.length > 0 ? (
        <p className="text-sm">
          <Plural
            value={notOffered.length}
            one="# filter is left out: this market does not have it."
            other="# filters are left out: this market does not have them."
          />
        </p>
      ) : null}
    </div>
  )
}

const Figure = ({ name, figure, children }: { name: ReactNode; figure: string; children?: ReactNode }) => (
  <div className="figures grid min-w-0 content-start gap-0.5">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className="text-3xl font-semibold tracking-[-0.02em]">{figure}</dd>
    {children ? <dd className="text-sm text-ink-3">{children}</dd> : null}
  </div>
)

type PaidKind = FiguresAnswer['figures']['kinds'][number]

/** What is paid there for each kind of property: public flats and condominiums have no median together. */
function PaidThere({ figures: { kinds, grossYield, to }, format }: Pick<FiguresAnswer, 'figures'> & { format: Format }) {
  const { i18n } = useLingui()
  const told = kinds.filter(({ price, psf }) => price || psf)
  if (told.length === 0)
    return (
      <p className="text-lg text-ink-2">
        <Trans>Too few sales for a median</Trans>
      </p>
    )
  return (
    <div className="grid gap-5">
      {told.map((one) => (
        <section key={one.kind} className="grid gap-2">
          <h2 className="text-sm font-[560]">{i18n._(figureKindWords[one.kind])}</h2>
          <PaidForKind paid={one} to={to} format={format} />
        </section>
      ))}
      {grossYield === null ? null : (
        <dl>
          <Figure name={<Trans>Gross rental yield, mean of projects</Trans>} figure={format.percent(grossYield)} />
        </dl>
      )}
      <p className="text-sm text-ink-3">
        <OldTo month={to} format={format} alone />
      </p>
    </div>
  )
}

function PaidForKind({ paid: { price, psf, change12m }, to, format }: { paid: PaidKind; to: string | null; format: Format }) {
  const until = to === null ? '–' : format.month(to)
  const half = (low: string, high: string, sales: number) => {
    const [range, sample, to] = [format.range(low, high), format.sample(sales), until]
    return (
      <Trans>
        middle half {range} · {sample} · to {to}
      </Trans>
    )
  }
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,170px),1fr))] gap-x-8 gap-y-5">
      {price ? (
        <Figure name={<Trans>Median price</Trans>} figure={format.money(Math.round(price.median))}>
          {half(format.short(price.p25), format.short(price.p75), price.n)}
        </Figure>
      ) : null}
      {psf ? (
        <Figure name={<Trans>Median per sqft</Trans>} figure={format.psfFigure(psf.median)}>
          {half(format.psfFigure(psf.p25), format.psfFigure(psf.p75), psf.n)}
        </Figure>
      ) : null}
      {change12m === null ? null : (
        <Figure name={<Trans>Change in 12 months, project by project</Trans>} figure={format.change(change12m)} />
      )}
    </dl>
  )
}

type SegmentRow = FiguresAnswer['segments'][number]

function SegmentTable({ segments, format }: Pick<FiguresAnswer, 'segments'> & { format: Format }) {
  const { i18n } = useLingui()
  const columns: Column<SegmentRow>[] = [
    { key: 'kind', header: <Trans>Kind of home</Trans>, cell: ({ segment }) => i18n._(figureKindWords[segment]) },
    { key: 'month', header: <Trans>Month</Trans>, wideOnly: true, cell: ({ month }) => <AgedMonth month={month} format={format} /> },
    { key: 'price', header: <Trans>Median price</Trans>, numeric: true, cell: ({ price }) => format.short(price.median) },
    { key: 'psf', header: <Trans>Median per sqft</Trans>, numeric: true, cell: ({ psf }) => format.psfFigure(psf.median) },
    {
      key: 'half',
      header: <Trans>Middle half</Trans>,
      numeric: true,
      wideOnly: true,
      cell: ({ psf }) => format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)),
    },
    {
      key: 'change',
      header: <Trans>1 year</Trans>,
      numeric: true,
      cell: ({ change12m }) => (change12m === null ? '–' : format.change(change12m)),
    },
    { key: 'n', header: <Trans>Sales in the month</Trans>, numeric: true, wideOnly: true, cell: ({ sales }) => format.count(sales) },
  ]
  return (
    <DataTable
      caption={<Trans>Newest complete month of each kind of home</Trans>}
      columns={columns}
      rows={segments}
      rowKey={({ segment }) => segment}
    />
  )
}
