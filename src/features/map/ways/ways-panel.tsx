import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type Household, type HouseholdChange, PLACES_MAX } from '#property/ways/household.ts'
import { RECKONED_WORDS } from '#property/ways/use-way-words.ts'
import type { TimetableState } from '#property/ways/use-ways.ts'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/close-icon.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { useEscape } from '../page/use-escape.ts'
import type { MapTools } from '../tools/tools-state.ts'
import { PlaceOfHousehold } from './household-place.tsx'
import { ShareWaysLink } from './share-ways-link.tsx'
import { StopBox } from './stop-box.tsx'
import { wayOrderWords } from './way-choices.ts'
import { YearChoice } from './year-choice.tsx'

interface WaysPanelProps {
  tools: MapTools
  household: Household
  change: (change: HouseholdChange) => void
  timetable: { state: TimetableState; retry: () => void }
  /** homes of the market inside all limits; null: not known yet */
  count: number | null
  /** what the address carries; null: nothing */
  brought: Household | null
  onBrought: (isTaken: boolean) => void
  onClose: () => void
}

/** The places of a household, their limits, and what follows for the map. Everything of it stays on the device. */
export function WaysPanel({ tools, household, change, timetable, count, brought, onBrought, onClose }: WaysPanelProps) {
  const { i18n, t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const { places, order } = household
  const { state } = timetable
  useEscape(panel, onClose)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t`Your ways`}
      className="floating absolute top-24 right-15 z-20 grid max-h-[calc(100%-112px)] w-88 content-start gap-4 overflow-y-auto overscroll-contain p-5 max-lg:top-3 max-lg:right-3 max-lg:left-3 max-lg:max-h-[calc(100%-24px)] max-lg:w-auto max-lg:p-4"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-lg font-semibold">
          <Trans>Your ways</Trans>
        </h2>
        <Button size="small" look="ghost" className="-me-3" aria-label={t`Close`} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <p className="text-sm text-ink-2">
        <Trans>Homes from which each of you is in time. Your places stay on this device; we are told none of them.</Trans>
      </p>
      {brought ? <Brought household={brought} onBrought={onBrought} /> : null}
      <TimetableNote state={state} onRetry={timetable.retry} />
      {state.kind === 'none'
        ? null
        : places.map((place, at) => (
            <PlaceOfHousehold
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name of their own
              key={at}
              place={place}
              onChange={(fields) => change({ kind: 'change', at, fields })}
              onRemove={() => {
                change({ kind: 'remove', at })
                panel.current?.focus()
              }}
            />
          ))}
      {state.kind === 'open' && places.length < PLACES_MAX ? (
        <fieldset className="grid gap-2 border-t border-line-2 pt-3">
          <legend className="float-left text-sm font-[560] text-ink-2">
            <Trans>Add a place</Trans>
          </legend>
          <StopBox ways={state.ways} onPlace={(place) => change({ kind: 'add', ...place })} />
          <Button size="small" className="justify-self-start" onClick={() => tools.setPlacing(true)}>
            <Trans>Set it on the map</Trans>
          </Button>
        </fieldset>
      ) : null}
      {places.length === PLACES_MAX ? (
        <p className="text-xs text-ink-3">
          <Plural value={PLACES_MAX} one="At most # place." other="At most # places." />
        </p>
      ) : null}
      {places.length > 1 ? (
        <fieldset>
          <legend className="mb-2 text-sm font-[560] text-ink-2">
            <Trans>Order homes by</Trans>
          </legend>
          <div className="flex flex-wrap gap-1.5">
            {(['slowest', 'sum'] as const).map((one) => (
              <Chip key={one} on={one === order} onClick={() => change({ kind: 'order', order: one })}>
                {i18n._(wayOrderWords[one])}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      {state.kind === 'open' ? <YearChoice tools={tools} timetable={state.timetable} household={household} change={change} /> : null}
      {places.length > 0 && state.kind !== 'none' ? (
        <>
          <p role="status" className="figures text-base text-ink">
            {count === null ? (
              <Trans>Working it out</Trans>
            ) : (
              <Plural value={count} one="# project is inside all limits" other="# projects are inside all limits" />
            )}
          </p>
          <ShareWaysLink household={household} />
          <p className="text-xs text-ink-3">{i18n._(RECKONED_WORDS)}</p>
        </>
      ) : null}
    </section>
  )
}

/** What an opened link carries; taken only by a press. */
function Brought({ household, onBrought }: { household: Household; onBrought: (isTaken: boolean) => void }) {
  const names = household.places.map(({ name }) => name).join(', ')
  return (
    <div role="status" className="grid gap-2 rounded border border-line bg-wash p-3 text-sm">
      <p>
        <Trans>The link you opened brings places: {names}. Take them in place of yours?</Trans>
      </p>
      <div className="flex gap-2">
        <Button size="small" look="primary" onClick={() => onBrought(true)}>
          <Trans>Take them</Trans>
        </Button>
        <Button size="small" onClick={() => onBrought(false)}>
          <Trans>Leave them</Trans>
        </Button>
      </div>
    </div>
  )
}

function TimetableNote({ state, onRetry }: { state: TimetableState; onRetry: () => void }) {
  if (state.kind === 'none')
    return (
      <p className="text-sm text-ink-2">
        <Trans>
          There is no timetable of this market yet, so ways by bus and rail cannot be worked out. The filters have rings around a place and
          minutes to a station where these are known.
        </Trans>
      </p>
    )
  if (state.kind === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p>
          <Trans>The timetable could not be loaded.</Trans>
        </p>
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  return state.kind === 'opening' ? (
    <p role="status" className="text-sm text-ink-3">
      <Trans>The timetable is being loaded</Trans>
    </p>
  ) : null
}
