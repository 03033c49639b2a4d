import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnswerOf } from '#api/page-queries.ts'
import type { SiteUpkeepQuery } from '#graphql/generated/graphql.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useFormat } from '#property/use-format.ts'
import { typeGroupWords } from '#property/vocabulary-words.ts'
import { formatDay } from '#session/day-time.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { trustQuery } from '../queries.ts'
import { CriterionTable } from './criterion-table.tsx'
import { BackupSection, UptimeSection } from './upkeep-section.tsx'

/** Decision 194: what is promised, each with what was measured and when. */
export function TrustPage() {
  const answer = useLoaderData({ strict: false }) as AnswerOf<typeof trustQuery>
  return (
    <>
      <LandingHero
        title={<Trans>Promises, measured</Trans>}
        lead={
          <Trans>
            How close estimates come, how often the site answered, when a backup was last brought back, who can use it, and whose data it
            shows.
          </Trans>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20">
        {answer.ok ? <Measured answer={answer.value} /> : <FailedPanel title={<Trans>The figures could not be loaded</Trans>} />}
        <Part title={<Trans>For everybody</Trans>}>
          <p>
            <Trans>
              The site is made to meet WCAG 2.2 at level AA. What is on maps and in tours is also in lists and by keys. Where no test holds
              a criterion, the table says so.
            </Trans>
          </p>
          <p>
            <Link to="/contact">
              <Trans>Something stands in your way? Write to us</Trans>
            </Link>
          </p>
          <CriterionTable />
        </Part>
        <Part title={<Trans>Whose data it is</Trans>}>
          <p>
            <Link to="/data-sources">
              <Trans>Publishers, licences, months, and rows that were refused</Trans>
            </Link>
          </p>
        </Part>
      </div>
    </>
  )
}

function Measured({ answer }: { answer: SiteUpkeepQuery }) {
  const format = useFormat(answer.market.currencyCode)
  return (
    <>
      <Part title={<Trans>How close estimates come</Trans>}>
        <Accuracy answer={answer} />
        <p>
          <Link to="/realValue/accuracy">
            <Trans>How this was measured, by area, kind and price</Trans>
          </Link>
        </p>
      </Part>
      <Part title={<Trans>How often the site answered</Trans>}>
        <UptimeSection upkeep={answer.siteUpkeep} format={format} />
      </Part>
      <Part title={<Trans>What would come back</Trans>}>
        <BackupSection upkeep={answer.siteUpkeep} />
      </Part>
    </>
  )
}

type Group = SiteUpkeepQuery['valuationAccuracy'][number]

function Accuracy({ answer: { market, valuationAccuracy } }: { answer: SiteUpkeepQuery }) {
  const { i18n, t } = useLingui()
  const format = useFormat(market.currencyCode)
  if (valuationAccuracy.length === 0)
    return (
      <p>
        <Trans>Nothing has been measured in this country yet.</Trans>
      </p>
    )
  const percent = (figure: number | null) => (figure === null ? '–' : format.percent(figure / 100, 1))
  const columns: Column<Group>[] = [
    {
      key: 'homes',
      header: t({ message: 'Homes', context: 'kind' }),
      cell: ({ typeGroup }) => i18n._(typeGroupWords[fromWireTypeGroup(typeGroup)]),
    },
    { key: 'n', header: t`Sales valued`, numeric: true, cell: ({ scores }) => format.count(scores.n) },
    { key: 'error', header: t`Median error`, numeric: true, cell: ({ scores }) => percent(scores.medianError) },
    { key: 'within', header: t`Within 10%`, numeric: true, cell: ({ scores }) => percent(scores.within10) },
    { key: 'day', header: t`Measured on`, wideOnly: true, cell: ({ madeOn }) => formatDay(madeOn, i18n.locale) },
  ]
  return (
    <DataTable
      caption={t`How close estimates came to the prices then paid`}
      columns={columns}
      rows={valuationAccuracy}
      rowKey={({ typeGroup }) => typeGroup}
    />
  )
}

/** A promise and what was measured of it. */
function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 [&>p]:max-w-[72ch] [&_a]:text-lagoon [&_a]:underline [&_a]:decoration-line [&_a]:underline-offset-4">
      <h2 className="font-serif text-2xl font-[560] tracking-[-0.012em]">{title}</h2>
      {children}
    </section>
  )
}
