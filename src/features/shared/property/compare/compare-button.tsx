import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useClientProxy, useClientState } from '#session/client-state.ts'
import { COMPARED_MAX, type HomeToCompare, toggleCompared } from '#session/compared.ts'
import { Button, type ButtonFace } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'

interface CompareButtonProps extends ButtonFace {
  home: HomeToCompare
  country: CountryCode
  className?: string
}

/** Keeps a project or an advertised home of this tab to be compared, or lets it go again; the tray at the end of the page shows what is kept. */
export function CompareButton({ home, country, ...face }: CompareButtonProps) {
  const { t } = useLingui()
  const { compared } = useClientProxy()
  const chosen = useClientState().compared[country] ?? []
  const mobileView = useSearch({ from: '__root__', select: (search) => Boolean(search.mobileView) })
  const [wasFull, setFull] = useState(false)
  const press = () => setFull(toggleCompared(compared, country, home) === 'full')
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, press)
  // where the comparison is not open, or pages have no tray
  if (!isModuleOpen('realListing', country) || mobileView) return null
  const isChosen = chosen.some(({ slug }) => slug === home.slug)
  return (
    <>
      <Button {...face} ref={button} data-early="" aria-pressed={isChosen} aria-label={t`Compare ${home.name}`} onClick={press}>
        {isChosen ? (
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
            <path d="m3 8.5 3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        ) : null}
        <Trans>Compare</Trans>
      </Button>
      {wasFull && chosen.length >= COMPARED_MAX ? (
        <span role="alert" className="text-sm text-bad">
          <Trans>{COMPARED_MAX} are chosen, and no more can be compared. Remove one below to make room.</Trans>
        </span>
      ) : null}
    </>
  )
}
