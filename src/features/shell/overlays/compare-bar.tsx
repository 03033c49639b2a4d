import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { useClientProxy } from '#session/client-state.ts'
import { COMPARED_MAX, COMPARED_MIN, type HomeToCompare, toggleCompared } from '#session/compared.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { usePageWords } from '#ui/use-page-words.ts'

interface CompareBarProps {
  country: CountryCode
  chosen: readonly HomeToCompare[]
}

/** The chosen homes, each with a button that removes it, and the way to the comparison. It stands in the page's flow, so nothing lies below it for good. */
export function CompareBar({ country, chosen }: CompareBarProps) {
  usePageWords()
  const { t } = useLingui()
  const n = chosen.length
  return (
    <section
      aria-label={t`Chosen to compare`}
      data-tray=""
      className="no-print sticky bottom-0 z-20 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)] shadow-float"
    >
      <div className="page flex flex-wrap items-center gap-x-5 gap-y-2 py-2">
        <p role="status" className="text-sm">
          <b className="font-semibold">
            <Trans>{n} to compare</Trans>
          </b>{' '}
          {n < COMPARED_MIN ? <Trans>Choose one more.</Trans> : null}
          {n >= COMPARED_MAX ? <Trans>No more than {COMPARED_MAX} can be compared.</Trans> : null}
        </p>
        <Chosen country={country} chosen={chosen} />
        {n < COMPARED_MIN ? null : (
          <ButtonLink
            to="/realListing/compare"
            search={{ countryCode: country, with: chosen.map(({ slug }) => slug).join(',') }}
            size="small"
          >
            <Trans>Compare them</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The names with their buttons. The focus goes on to the next button when one is pressed, and to the content after the last. */
function Chosen({ country, chosen }: CompareBarProps) {
  const { t } = useLingui()
  const { compared } = useClientProxy()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are others when the number of homes is another
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(removed.current, buttons.length - 1)]?.focus()
    removed.current = null
  }, [chosen.length])
  const remove = (home: HomeToCompare, at: number) => {
    removed.current = at
    if (chosen.length === 1) document.getElementById('content')?.focus({ preventScroll: true })
    toggleCompared(compared, country, home)
  }
  return (
    <ul ref={list} className="flex min-w-0 flex-1 gap-2 overflow-x-auto max-sm:order-last max-sm:basis-full">
      {chosen.map((home, at) => (
        <li key={home.slug} className="flex shrink-0 items-center rounded border border-line ps-2.5 text-sm">
          <span className="max-w-44 truncate">{home.name}</span>
          <button
            type="button"
            aria-label={t`Remove ${home.name}`}
            onClick={() => remove(home, at)}
            className="grid size-8 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
