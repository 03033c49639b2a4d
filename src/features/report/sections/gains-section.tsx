import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UnitsMissing } from '#graphql/generated/graphql.ts'
import { OldData } from '#property/old-data.tsx'
import { Signed } from '#property/signed.tsx'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { KeyNumber } from '../pro/key-number.tsx'
import type { Pro, Project } from '../project.ts'

interface Bin {
  key: string
  /** under the bar */
  label: string
  count: number
  /** what the bar stands for, read when pointed at */
  detail: string
  tone: 'good' | 'bad'
}

const TONES = { good: 'bg-good', bad: 'bg-bad' }

/** the tallest bar leaves room for its figure */
const TALLEST_PERCENT = 86

/** A histogram; for screen readers it is a list of labels and figures. */
function BinChart({ bins, label }: { bins: readonly Bin[]; label: string }) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  return (
    <ol aria-label={label} className="figures flex items-end gap-1 text-center text-xs break-inside-avoid">
      {bins.map(({ key, label: name, count, detail, tone }) => (
        <li key={key} className="flex min-w-0 flex-1 flex-col-reverse" title={detail}>
          <span className="mt-1 border-t border-ink-3 pt-1 text-ink-2">{name}</span>
          <span className="flex h-44 flex-col justify-end">
            {count}
            <span
              className={`mt-0.5 rounded-t-[2px] print:[print-color-adjust:exact] ${TONES[tone]}`}
              style={{ height: `${(count / most) * TALLEST_PERCENT}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Why purchases and sales of homes cannot be paired. */
const gainReasonWords: Record<UnitsMissing, MessageDescriptor> = {
  NO_STACKS: msg`The layout of this project is not known, so its homes cannot be followed from sale to sale.`,
  NO_UNIT_NUMBERS: msg`The register does not name the home of a sale here, so no home can be followed from sale to sale.`,
  NO_RESALES: msg`No home here was sold twice on record.`,
}

type Gains = Pro['gains']
type Pair = Gains['pairs'][number]

interface GainsProps {
  project: Project
  gains: Gains
  heading: SectionHeading
  format: Format
}

/** What owners of identified homes gained from purchase to next sale: how the rates are spread, and the latest pairs. */
export function GainsSection({ project, gains, heading, format }: GainsProps) {
  const { i18n } = useLingui()
  return (
    <PageSection
      {...heading}
      aside={
        gains.from && gains.to ? (
          <>
            <Plural value={gains.n} one="# home bought and sold again" other="# homes bought and sold again" /> ·{' '}
            {format.range(format.month(gains.from), format.month(gains.to))}
            <OldData month={gains.to} />
          </>
        ) : null
      }
    >
      {gains.n === 0 || gains.reason ? (
        <p className="pt-4 text-ink-2">{i18n._(gainReasonWords[gains.reason ?? 'NO_RESALES'])}</p>
      ) : (
        <div className="grid gap-x-12 gap-y-8 pt-4 *:min-w-0 lg:grid-cols-[1fr_2.1fr] print:block">
          <div className="grid content-start gap-6 print:mb-6 print:grid-cols-2">
            <GainFigures gains={gains} format={format} />
            <GainBins gains={gains} format={format} />
          </div>
          <PairTable project={project} pairs={gains.pairs} format={format} />
          <p className="text-xs text-ink-3 lg:col-span-full print:mt-3">
            <Trans>
              Each pair is one home: its purchase on record and its next sale. Before duties, fees, interest and what was spent on it; rates
              a year are of homes held for a year or longer.
            </Trans>
          </p>
        </div>
      )}
    </PageSection>
  )
}

function GainFigures({ gains, format }: { gains: Gains; format: Format }) {
  const { annualised, gainRate, medianHoldingYears: years, profitableShare } = gains
  const half = (spread: { p25: number; p75: number }) => (
    <Trans>
      middle half {format.change(spread.p25)} to {format.change(spread.p75)}
    </Trans>
  )
  return (
    <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-5">
      {annualised ? (
        <KeyNumber figure={format.change(annualised.median)} small={half(annualised)}>
          <Trans>a year, median</Trans>
        </KeyNumber>
      ) : null}
      {gainRate ? (
        <KeyNumber figure={format.change(gainRate.median)} small={half(gainRate)}>
          <Trans>in all, median</Trans>
        </KeyNumber>
      ) : null}
      {profitableShare === null ? null : (
        <KeyNumber figure={format.percent(profitableShare, 0)}>
          <Trans>sold for more than they cost</Trans>
        </KeyNumber>
      )}
      {years === null ? null : (
        <KeyNumber figure={<Plural value={Math.round(years * 10) / 10} one="# year" other="# years" />}>
          <Trans>held, median</Trans>
        </KeyNumber>
      )}
    </dl>
  )
}

function GainBins({ gains, format }: { gains: Gains; format: Format }) {
  const { t } = useLingui()
  const percent = (fraction: number) => format.percent(fraction, 0)
  return (
    <figure className="m-0">
      <figcaption className="mb-2 text-sm text-ink-2">
        <Trans>Homes by gain or loss a year</Trans>
      </figcaption>
      <BinChart
        label={t`Homes by gain or loss a year`}
        bins={gains.bins.map(({ from, to, n }) => {
          const label = from === null ? `< ${percent(to ?? 0)}` : to === null ? `≥ ${percent(from)}` : percent(from)
          const detail = from === null || to === null ? `${label}: ${n}` : t`${percent(from)} to ${percent(to)}: ${n}`
          return { key: label, label, count: n, detail, tone: (to ?? 1) <= 0 ? 'bad' : 'good' }
        })}
      />
    </figure>
  )
}

function PairTable({ project, pairs, format }: { project: Project; pairs: readonly Pair[]; format: Format }) {
  const { t, i18n } = useLingui()
  const columns: Column<Pair>[] = [
    { key: 'unit', header: t`Unit`, cell: ({ unitNo, floor }) => unitNo ?? (floor === null ? '–' : t`floor ${floor}`) },
    { key: 'mix', header: t`Home`, cell: ({ unitMix }) => unitMixWord(i18n._.bind(i18n), unitMix, project.propertyGroup) },
    { key: 'bought', header: t`Bought`, numeric: true, cell: (pair) => `${format.money(pair.buyPrice)} · ${format.month(pair.buyMonth)}` },
    { key: 'sold', header: t`Sold`, numeric: true, cell: (pair) => `${format.money(pair.sellPrice)} · ${format.month(pair.sellMonth)}` },
    {
      key: 'held',
      header: t`Held`,
      numeric: true,
      cell: ({ holdingYears }) => <Plural value={Math.round(holdingYears * 10) / 10} one="# year" other="# years" />,
    },
    { key: 'gain', header: t`Gain`, numeric: true, cell: ({ gain }) => <Signed value={gain} format={format} /> },
    { key: 'rate', header: t`A year`, numeric: true, cell: ({ annualised }) => (annualised === null ? '–' : format.change(annualised)) },
  ]
  return (
    <DataTable
      caption={<Trans>The latest sales</Trans>}
      columns={columns}
      rows={pairs}
      rowKey={(pair) => `${pair.unitNo} ${pair.unitMix} ${pair.floor} ${pair.sellMonth} ${pair.sellPrice} ${pair.buyPrice}`}
    />
  )
}
