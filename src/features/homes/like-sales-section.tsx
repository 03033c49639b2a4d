import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { KeptHomeFragment, LikeSalesQuery } from '#graphql/generated/graphql.ts'
import { LIKE_METRES, LIKE_SIZE_SHARE } from '#graphql/home-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { projectLink } from '#property/address/project-link.ts'
import { floorText } from '#property/evidence/transactions-table.tsx'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { HomeFigures } from './homes.functions.ts'

type LikeSales = NonNullable<LikeSalesQuery['likeSales']>
type Sale = LikeSales['sales'][number]

interface LikeSalesProps {
  home: KeptHomeFragment
  like: HomeFigures['like']
  format: Format
}

/** What moves the estimate: the newest sales of homes like it nearby, and their prices of two years. */
export function LikeSalesSection({ home, like, format }: LikeSalesProps) {
  const share = format.percent(LIKE_SIZE_SHARE, 0)
  const distance = format.distance(LIKE_METRES)
  const found = like?.ok ? like.value : null
  return (
    <PageSection
      title={<Trans>Sold nearby, like yours</Trans>}
      aside={
        <>
          <Trans>
            same kind, size within {share}, within {distance}
          </Trans>
          <OldTo month={found?.to ?? null} format={format} />
        </>
      }
    >
      {like === null ? (
        <p className="pt-5 text-ink-2">
          <Trans>
            The size of this home is not known, so no sale can be called like it. Open its report, say the size, and keep it again.
          </Trans>
        </p>
      ) : !like.ok ? (
        <p role="alert" className="pt-5 text-bad">
          <Trans>The sales could not be read. Look again in a moment.</Trans>
        </p>
      ) : found && found.sales.length > 0 ? (
        <>
          <WhatMoved found={found} format={format} />
          <Sales sales={found.sales} home={home} format={format} />
        </>
      ) : (
        <p className="pt-5 text-ink-2">
          <Trans>No sale of a home like this one nearby is on record.</Trans>
        </p>
      )}
    </PageSection>
  )
}

/** The prices of twelve months beside those of the twelve before, where enough were sold. */
function WhatMoved({ found: { year, yearBefore }, format }: { found: LikeSales; format: Format }) {
  if (!year)
    return (
      <p className="max-w-[68ch] pt-5 text-ink-2">
        <Trans>Too few of them were sold in twelve months to say how their prices moved.</Trans>
      </p>
    )
  const median = format.psf(year.median)
  const middle = format.range(format.psfFigure(year.p25), format.psfFigure(year.p75))
  return (
    <p className="max-w-[68ch] pt-5 text-lg">
      <Plural
        value={year.n}
        one={`In the last twelve months of the records # was sold, for ${median} in the middle (half of them for ${middle}).`}
        other={`In the last twelve months of the records # were sold, for ${median} in the middle (half of them for ${middle}).`}
      />{' '}
      {yearBefore ? <Against change={year.median / yearBefore.median - 1} n={yearBefore.n} format={format} /> : null}
    </p>
  )
}

function Against({ change, n, format }: { change: number; n: number; format: Format }) {
  const moved = <b className={change < 0 ? 'font-semibold text-bad' : 'font-semibold text-good'}>{format.change(change)}</b>
  return (
    <Trans>
      That is {moved} against the twelve months before, when <Plural value={n} one="# was sold" other="# were sold" />.
    </Trans>
  )
}

function Sales({ sales, home, format }: { sales: readonly Sale[]; home: KeptHomeFragment; format: Format }) {
  const { t, i18n } = useLingui()
  const away = (metres: number) => (metres === 0 ? t`same project` : format.distance(metres))
  return (
    <div className="pt-4">
      <DataTable
        caption={t`Sales of homes like ${home.name}`}
        captionHidden
        rows={sales}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'project',
            header: t`Home`,
            cell: ({ project, areaSqm, metres }) => (
              <>
                <Link
                  {...projectLink(project, home.country)}
                  className="inline-flex min-h-6 items-center font-[560] text-lagoon underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  {localName(i18n, project)}
                </Link>
                <span className="block text-xs text-ink-3 sm:hidden">
                  {format.area(areaSqm)} · {away(metres)}
                </span>
              </>
            ),
          },
          { key: 'month', header: t`Month`, cell: ({ month }) => format.month(month) },
          { key: 'area', header: t`Size`, numeric: true, wideOnly: true, cell: ({ areaSqm }) => format.area(areaSqm) },
          {
            key: 'floor',
            header: t`Floor`,
            numeric: true,
            wideOnly: true,
            cell: ({ floorLow, floorHigh }) => floorText(floorLow, floorHigh),
          },
          { key: 'away', header: t`Distance`, numeric: true, wideOnly: true, cell: ({ metres }) => away(metres) },
          { key: 'price', header: t`Price`, numeric: true, cell: ({ price }) => <b className="font-[560]">{format.money(price)}</b> },
          { key: 'psf', header: t`psf`, numeric: true, wideOnly: true, cell: ({ psf }) => format.psfFigure(psf) },
        ]}
      />
    </div>
  )
}
