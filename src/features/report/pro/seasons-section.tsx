import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Format } from '#property/use-format.ts'
import { countryName } from '#session/country-name.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Pro } from '../project.ts'
import { Bars } from './bars.tsx'

interface SeasonsProps {
  seasons: Pro['seasons']
  country: CountryCode
  heading: SectionHeading
  format: Format
}

/** In which months homes like these are sold in the area, over whole calendar years. */
export function SeasonsSection({ seasons, country, heading, format }: SeasonsProps) {
  const { i18n, t } = useLingui()
  const total = seasons?.months.reduce((sum, { area }) => sum + area, 0) ?? 0
  if (!seasons || total === 0)
    return (
      <PageSection {...heading}>
        <p className="pt-4 text-ink-2">
          <Trans>No whole calendar year is on record.</Trans>
        </p>
      </PageSection>
    )
  const names = new Intl.DateTimeFormat(i18n.locale, { month: 'short', timeZone: 'UTC' })
  const nameOf = (month: number) => names.format(Date.UTC(2_000, month - 1))
  const area = seasons.area ? localName(i18n, seasons.area) : countryName(i18n, country)
  const busiest = seasons.months.toSorted((a, b) => b.area - a.area)
  const [most, least] = [busiest[0], busiest.at(-1)]
  const own = seasons.months.reduce((sum, month) => sum + month.own, 0)
  const years = format.range(String(seasons.fromYear), String(seasons.toYear))
  return (
    <PageSection
      {...heading}
      aside={
        <Trans>
          <Plural value={total} one="# sale" other="# sales" /> of such homes in {area}, {years}
        </Trans>
      }
    >
      <div className="grid gap-3 pt-4">
        <Bars
          label={t`Sales by month of the year`}
          bars={seasons.months.map(({ month, area: sales, own: here }) => ({
            key: String(month),
            count: sales,
            label: nameOf(month),
            detail: t`${nameOf(month)}: ${plural(sales, { one: '# sale', other: '# sales' })} in the area, ${here} here`,
          }))}
        />
        {most && least ? (
          <p className="text-ink-2">
            <Trans>
              Busiest: {nameOf(most.month)}, {format.percent(most.area / total)} of a year. Quietest: {nameOf(least.month)},{' '}
              {format.percent(least.area / total)}. An even month has {format.percent(1 / 12)}. Sales here in those years:{' '}
              {format.count(own)}.
            </Trans>{' '}
            <Trans>The sales of a launch can fill a month by themselves.</Trans>
          </p>
        ) : null}
      </div>
    </PageSection>
  )
}
