import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FLOOR_AREA_UNITS, type FloorAreaUnit } from '#lib/units.ts'
import { localeOf } from '#locales/locales.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import { useClientProxy } from '#session/client-state.ts'
import { countryName } from '#session/country-name.ts'
import { rememberCountry, rememberLocale } from '#session/remembered-place.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { localesOf, openPicker, pickedAddress, pickPlace } from './picker-state.ts'

const UNIT_NAMES: Record<FloorAreaUnit, ReactNode> = { sqft: <Trans>square feet</Trans>, sqm: <Trans>square metres</Trans> }

/** §2.8: two tabs, and the unit of areas (§3); nothing is saved before Done. */
export default function PlacePickerDialog({ onClose }: { onClose: () => void }) {
  usePageWords()
  const { i18n, t } = useLingui()
  const { country, locale } = useRouteContext({ from: '__root__' })
  const { pathname, searchStr } = useLocation()
  const client = useClientProxy()
  const [unit, setUnit] = useState<FloorAreaUnit>(useAreaUnit())
  const [state, dispatch] = useReducer(pickPlace, openPicker(country, locale))
  const tabs = useRef<HTMLDivElement>(null)
  const chooseCountry = (chosen: CountryCode) => {
    flushSync(() => dispatch({ kind: 'country', country: chosen }))
    // the pressed button was removed with its tab: the focus moves to the tab that is shown
    tabs.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }
  const done = () => {
    rememberCountry(state.country)
    rememberLocale(state.locale)
    client.floorAreaUnit = unit
    // a new document: prefix, country and words all come from the server
    window.location.assign(pickedAddress({ pathname, search: searchStr, country }, state))
  }
  const countries = (
    <Choices className="grid max-h-[100px] grid-cols-2 gap-x-1">
      {COUNTRY_CODES.map((code) => (
        <Choice key={code} isChosen={code === state.country} onChoose={() => chooseCountry(code)}>
          {countryName(i18n, code)}
        </Choice>
      ))}
    </Choices>
  )
  const languages = (
    <Choices className="max-h-[200px]">
      {localesOf(state.country).map((code) => (
        <Choice key={code} isChosen={code === state.locale} onChoose={() => dispatch({ kind: 'locale', locale: code })}>
          <span lang={localeOf(code).iso}>{localeOf(code).name}</span>
        </Choice>
      ))}
    </Choices>
  )
  return (
    <Dialog
      title={<Trans>Country and language</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button look="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={done}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <div ref={tabs} className="min-h-48">
        <Tabs
          label={t`Country and language`}
          value={state.tab}
          onValue={(tab) => dispatch({ kind: 'show', tab })}
          tabs={[
            { key: 'country', title: <Trans>Country</Trans>, panel: countries },
            { key: 'language', title: <Trans>Language</Trans>, panel: languages },
          ]}
        />
      </div>
      <fieldset className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3">
        <legend className="sr-only">
          <Trans>Sizes of homes in</Trans>
        </legend>
        <span aria-hidden="true" className="w-full text-sm text-ink-2 sm:w-auto">
          <Trans>Sizes of homes in</Trans>
        </span>
        {FLOOR_AREA_UNITS.map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-2">
            <input type="radio" name="floor-area-unit" checked={unit === one} onChange={() => setUnit(one)} className="size-4" />
            {UNIT_NAMES[one]}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

/** §9: the country list is at most 100 px high, others 200 px. */
const Choices = ({ className, children }: { className: string; children: ReactNode }) => (
  <ul className={cx('-mx-1 overflow-y-auto px-1', className)}>{children}</ul>
)

const Choice = ({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-9 w-full items-center justify-between rounded px-3 -outline-offset-2 hover:bg-wash',
        isChosen && 'bg-lagoon-soft font-[560]',
      )}
    >
      {children}
    </button>
  </li>
)
