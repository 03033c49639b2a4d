import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { formatCount } from '#lib/format.ts'

export type OrderedTour = NonNullable<OrderWholeFragment['tour']>

/** The tour of an order: its first picture, its name and rooms, and what can be done with it. */
export function TourSummary({ tour, children }: { tour: OrderedTour | null; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const rooms = formatCount(tour?.rooms ?? 0, i18n.locale)
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="title text-lg">
        <Trans>Virtual tour</Trans>
      </h3>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        {tour?.picture ? (
          <img
            src={tour.picture}
            alt={tour.alt || t`The first room`}
            width={1_440}
            height={900}
            loading="lazy"
            className="aspect-[16/10] w-full rounded border border-line bg-wash object-cover"
          />
        ) : (
          <span aria-hidden="true" className="grid aspect-[16/10] place-items-center rounded bg-wash text-3xl text-ink-3">
            360°
          </span>
        )}
        <div className="grid justify-items-start gap-2">
          {tour ? (
            <>
              <p className="font-[560] wrap-anywhere">{tour.title || <Trans>Tour without a title</Trans>}</p>
              <p className="figures text-sm text-ink-2">{t`Rooms: ${rooms}`}</p>
            </>
          ) : null}
          {children}
        </div>
      </div>
    </section>
  )
}
