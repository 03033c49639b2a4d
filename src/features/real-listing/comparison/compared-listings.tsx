import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AskedMoney, PriceCut } from '#property/listing/card/asked-price.tsx'
import { AskingMark } from '#property/listing/card/asking-mark.tsx'
import { ListedDates } from '#property/listing/card/listed-dates.tsx'
import { useListingFacts } from '#property/listing/card/listing-facts.ts'
import { ListingPicture } from '#property/listing/card/listing-picture.tsx'
import { listingLink } from '#property/listing/listing-link.ts'
import { type Format, useFormat } from '#property/use-format.ts'
import { tenureWords } from '#property/vocabulary-words.ts'
import { comparedText } from '../search.ts'
import type { ListedComparison as Compared } from './comparison.ts'

type Home = Compared['homes'][number]

interface ComparedListingsProps {
  listed: Compared
  country: CountryCode
  /** the words of everything that is compared; empty: nothing can be taken out */
  chosen: readonly string[]
}

/** Advertised homes side by side, each price also as it would be for one and the same home, with every step of the way. */
export function ComparedListings({ listed: { reference, homes }, country, chosen }: ComparedListingsProps) {
  const { t } = useLingui()
  const format = useFormat(COUNTRIES[country].currencyCode)
  const rows = useListedRows(format)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReferenceWords reference={reference} format={format} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={t`Advertised homes side by side`}>
        <table
          className="w-full table-fixed border-collapse text-base print:min-w-0! print:text-xs"
          style={{ minWidth: `${140 + homes.length * 176}px` }}
        >
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th scope="col" className="w-32 pe-4 pb-3 text-start text-xs font-medium text-ink-3">
                <Trans>Fact</Trans>
              </th>
              {homes.map((home) => (
                <th key={home.group.id} scope="col" className="pe-4 pb-3 text-start align-top font-normal last:pe-0">
                  <HomeHead home={home} country={country} others={chosen.filter((slug) => slug !== home.group.slug)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cell }) => (
              <tr key={key} className="border-b border-line-2 align-top">
                <th scope="row" className="py-2 pe-4 text-start font-normal text-ink-2">
                  {name}
                </th>
                {homes.map((home) => (
                  <td key={home.group.id} className="figures py-2 pe-4 last:pe-0">
                    {cell(home)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-[80ch] text-sm text-ink-3">
        <Trans>
          Each step multiplies what is asked by the effect that size, floor and start of lease have on recorded prices in that project: the
          same effects by which the estimate adjusts sales. A step that is not known for a home is left out.
        </Trans>
      </p>
    </section>
  )
}

function ReferenceWords({ reference: { areaSqm, floor, leaseStartYear }, format }: { reference: Compared['reference']; format: Format }) {
  const { t } = useLingui()
  if (areaSqm === null) return null
  const [level, year] = [Math.round(floor ?? 0), leaseStartYear ?? 0]
  const words = [
    format.areas(areaSqm),
    floor === null ? '' : t`about floor ${level}`,
    leaseStartYear === null ? '' : t`lease from ${String(year)}`,
  ]
  const described = words.filter(Boolean).join(' · ')
  return (
    <p className="figures text-ink-2">
      <Trans>
        Brought to one home: <b className="font-semibold text-ink">{described}</b>
      </Trans>
    </p>
  )
}

interface ListedRow {
  key: string
  name: ReactNode
  cell: (home: Home) => ReactNode
}

/** What is compared, top to bottom: what is asked, what it comes to for one home, and the facts behind it. */
function useListedRows(format: Format): ListedRow[] {
  const { i18n } = useLingui()
  const facts = useListingFacts(format)
  const factor = (value: number | null | undefined) => (value == null ? '–' : format.change(value - 1))
  return [
    {
      key: 'asked',
      name: <Trans>Asked</Trans>,
      cell: ({ group }) => (
        <>
          <b className="block text-lg font-semibold print:text-sm">
            <AskedMoney price={group.price} priceWords={group.priceWords} activity={group.activity} format={format} />
          </b>
          <span className="block text-sm text-ink-2 empty:hidden">
            <PriceCut price={group.price} priceFirst={group.priceFirst} format={format} />
          </span>
        </>
      ),
    },
    {
      key: 'restated',
      name: <Trans>For the same home</Trans>,
      cell: ({ restated }) =>
        restated ? (
          <b className="text-xl font-semibold print:text-sm">{format.money(restated.price)}</b>
        ) : (
          <span className="text-sm text-ink-2">
            <Trans>cannot be brought to it</Trans>
          </span>
        ),
    },
    { key: 'size', name: <Trans>for the size</Trans>, cell: ({ restated }) => factor(restated?.areaFactor) },
    { key: 'floor', name: <Trans>for the floor</Trans>, cell: ({ restated }) => factor(restated?.floorFactor) },
    { key: 'lease', name: <Trans>for the age of the lease</Trans>, cell: ({ restated }) => factor(restated?.leaseFactor) },
    { key: 'psf', name: <Trans>Asking psf</Trans>, cell: ({ group }) => (group.psf === null ? '–' : format.psf(group.psf)) },
    {
      key: 'against',
      name: <Trans>Against the estimate</Trans>,
      cell: ({ group }) => (group.estimate ? <AskingMark estimate={group.estimate} price={group.price} format={format} /> : '–'),
    },
    { key: 'home', name: <Trans>The home</Trans>, cell: ({ group }) => facts(group).join(' · ') },
    {
      key: 'tenure',
      name: <Trans>Tenure</Trans>,
      cell: ({ group }) => {
        const years = group.tenureYears ?? 0
        if (group.tenure === 'LEASEHOLD' && years > 0) return <Trans>{years} years</Trans>
        return group.tenure ? i18n._(tenureWords[group.tenure]) : '–'
      },
    },
    { key: 'built', name: <Trans>Completion</Trans>, cell: ({ group }) => group.completionYear ?? '–' },
    {
      key: 'agents',
      name: <Trans>Advertised by</Trans>,
      cell: ({ group }) => <Plural value={group.agentCount} one="# agent" other="# agents" />,
    },
    {
      key: 'dates',
      name: <Trans>Dates</Trans>,
      cell: ({ group }) => (
        <span className="text-sm text-ink-2">
          <ListedDates firstSeenDate={group.firstSeenDate} confirmedDate={group.confirmedDate} />
        </span>
      ),
    },
  ]
}

function HomeHead({ home: { group }, country, others }: { home: Home; country: CountryCode; others: readonly string[] }) {
  const { i18n, t } = useLingui()
  const name = localName(i18n, { name: group.projectName, nameLocal: group.projectNameLocal })
  return (
    <div className="grid gap-1">
      <ListingPicture home={group} className="print:max-h-20" />
      <Link {...listingLink(group, country)} className="title text-[17px] leading-6 decoration-line underline-offset-4 hover:underline">
        {name}
      </Link>
      {others.length === 0 ? null : (
        <Link
          to="/realListing/compare"
          search={(old) => ({ ...old, with: comparedText(others) })}
          resetScroll={false}
          aria-label={t`Remove ${name}`}
          className="no-print inline-flex min-h-6 items-center justify-self-start text-sm text-ink-3 underline decoration-line underline-offset-4 hover:text-ink"
        >
          <Trans>Remove</Trans>
        </Link>
      )}
    </div>
  )
}
