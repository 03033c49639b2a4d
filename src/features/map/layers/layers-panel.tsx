import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import type { PlaceFileType } from '#market/vocabulary.ts'
import { placeWord } from '#property/around/place-words.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { NEARBY_TYPES } from '../engine/base-map/nearby-style.ts'
import { COLOUR_BY } from '../engine/marks/marker-metric.ts'
import { COLOUR_DEFAULT, colourByOf, MAP_STYLES, mapStyleOf } from '../map-look.ts'
import { useEscape } from '../page/use-escape.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { colourWords, styleWords } from './map-choices.ts'
import { nearbyOf, placeFiles } from './use-nearby.ts'

/** What the map shows beside the homes, and how. */
export function LayersPanel({ tools, onClose }: { tools: MapTools; onClose: () => void }) {
  const { i18n, t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { view, start } = tools
  const { country, search, change } = view
  const shown = nearbyOf(search.nearby)
  const styles = MAP_STYLES.filter((one) => one !== 'satellite' || start?.satelliteUrl)
  const colours = COLOUR_BY.filter((one) => one !== 'yield' || COUNTRIES[country].disclosesRent)
  useEscape(panel, onClose)
  useEffect(() => panel.current?.focus(), [])
  const toggle = (type: PlaceFileType) => {
    const next = NEARBY_TYPES.filter((one) => (one === type) !== shown.includes(one))
    change({ nearby: next.length === 0 ? undefined : next.join('.') }, true)
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t`The map`}
      className="floating absolute top-24 right-15 z-20 grid max-h-[calc(100%-112px)] w-80 gap-4 overflow-y-auto overscroll-contain p-5 max-lg:top-3 max-lg:right-3 max-lg:left-3 max-lg:max-h-[calc(100%-24px)] max-lg:w-auto max-lg:p-4"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-lg font-semibold">
          <Trans>The map</Trans>
        </h2>
        <Button size="small" look="ghost" className="-me-3" aria-label={t`Close`} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <ChoiceRow
        legend={t`Colours show`}
        names={colours}
        value={colourByOf(search.colour)}
        word={(name) => i18n._(colourWords[name])}
        onValue={(name) => change({ colour: name === COLOUR_DEFAULT ? undefined : name })}
      />
      <ChoiceRow
        legend={t`Style`}
        names={styles}
        value={mapStyleOf(search.style)}
        word={(name) => i18n._(styleWords[name])}
        onValue={(name) => change({ style: name === 'page' ? undefined : name }, true)}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-[560] text-ink-2">
          <Trans>Places around</Trans>
        </legend>
        <div className="flex flex-wrap gap-1.5">
          {placeFiles(tools).map(({ type }) => (
            <Chip key={type} on={shown.includes(type)} onClick={() => toggle(type)}>
              {i18n._(placeWord(type, country))}
            </Chip>
          ))}
        </div>
        <p className="mt-2 text-xs text-ink-3">
          <Trans>Rarer places show from further away; bus stops need a close look.</Trans>
        </p>
        <Link
          to="/land"
          search={{ countryCode: country }}
          className="mt-1 inline-flex min-h-6 items-center text-sm text-lagoon hover:underline"
        >
          <Trans>All land for building as a list</Trans>
        </Link>
      </fieldset>
    </section>
  )
}

interface ChoiceRowProps<Name extends string> {
  legend: string
  names: readonly Name[]
  value: Name
  word: (name: Name) => string
  onValue: (name: Name) => void
}

function ChoiceRow<Name extends string>({ legend, names, value, word, onValue }: ChoiceRowProps<Name>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-[560] text-ink-2">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Chip key={name} on={name === value} onClick={() => onValue(name)}>
            {word(name)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
