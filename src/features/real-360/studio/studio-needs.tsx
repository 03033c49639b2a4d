import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatList } from '#lib/format.ts'
import { ACCOUNT_NEEDS, TOUR_NEED_WORDS } from './studio-words.ts'
import type { StudioEdit } from './use-studio.ts'

/** What a tour lacks, and where visitors would stand still. */
export function StudioNeeds({ studio: { own, tour }, before }: { studio: StudioEdit; before: ReactNode }) {
  const { t, i18n } = useLingui()
  const namesOf = (ids: readonly string[]): string =>
    formatList(
      ids.map((id) => tour.scenes.find((one) => one.id === id)?.name || t`Room without a name`),
      i18n.locale,
    )
  return (
    <>
      {own.needs.length > 0 ? (
        <div className="grid gap-2">
          <p className="font-[560]">{before}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {own.needs.map((need) => (
              <li key={need}>
                {ACCOUNT_NEEDS.has(need) ? (
                  <Link to="/user/account-overview" className="text-lagoon underline underline-offset-4">
                    {i18n._(TOUR_NEED_WORDS[need])}
                  </Link>
                ) : (
                  i18n._(TOUR_NEED_WORDS[need])
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {own.deadEnds.length + own.unreachable.length > 0 ? (
        <ul aria-label={t`What visitors would notice`} className="grid gap-1 text-caution-ink">
          {own.deadEnds.length > 0 ? <li>{t`No door leads out of: ${namesOf(own.deadEnds)}`}</li> : null}
          {own.unreachable.length > 0 ? <li>{t`No door leads to: ${namesOf(own.unreachable)}`}</li> : null}
        </ul>
      ) : null}
    </>
  )
}
