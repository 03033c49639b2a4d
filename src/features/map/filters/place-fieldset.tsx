import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Places } from '#filter/map-limits.ts'
import type { PlaceKey } from '#filter/rows.ts'
import { filterNames } from '#property/filter/filter-names.ts'
import type { MapTools } from '../tools/tools-state.ts'

/** Props of each filter of places. */
export interface PlaceFilterProps {
  tools: MapTools
  /** sets the given places and keeps the others */
  onPlaces: (places: Partial<Places>) => void
}

interface PlaceFieldsetProps {
  name: PlaceKey
  /** null: nothing is set */
  onClear: (() => void) | null
  children: ReactNode
}

/** One filter of places with a button to remove it. */
export function PlaceFieldset({ name, onClear, children }: PlaceFieldsetProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-2">
      <legend className="mb-2 flex w-full items-center justify-between gap-3">
        <span id={id} className="text-sm font-[560] text-ink-2">
          {i18n._(filterNames[name])}
        </span>
        {onClear ? (
          <button type="button" aria-describedby={id} onClick={onClear} className="h-6 text-sm text-lagoon hover:underline">
            <Trans>Remove</Trans>
          </button>
        ) : null}
      </legend>
      {children}
    </fieldset>
  )
}
