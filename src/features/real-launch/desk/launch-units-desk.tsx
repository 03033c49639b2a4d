import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { UnitState } from '#graphql/generated/enumerations.ts'
import type { LaunchUnitsQuery } from '#graphql/generated/graphql.ts'
import { type Failure, fail, ok, type Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import { useFormat } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { formatPlainDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { unitStateWords } from '../sale/launch-words.ts'

type DeskUnit = NonNullable<LaunchUnitsQuery['launch']>['units'][number]

interface UnitsDeskProps {
  id: string
  typeGroup: TypeGroup
  slug: string
  country: CountryCode
}

/** The homes of a launch by stack, each with its state, which a press changes as of today. */
export default function LaunchUnitsDesk({ id, typeGroup, slug, country }: UnitsDeskProps) {
  usePageWords()
  const { t } = useLingui()
  const { units, failure, pressed, press } = useDeskUnits({ id, typeGroup, slug, country })
  const [chosen, setChosen] = useState<string | null>(null)
  if (!units) return <Skeleton className="h-24" />
  if (!units.ok) return <FailedPanel title={<Trans>The homes could not be loaded</Trans>} />
  const stacks = [...new Set(units.value.map(({ stack }) => stack))].toSorted()
  const stack = chosen ?? stacks[0] ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 py-3">
      <p className="max-w-[68ch] text-ink-2">
        <Trans>A state is set as of today and shown at once. The next list that is brought replaces it.</Trans>
      </p>
      <div className="max-w-60">
        <Field label={t`Stack`}>
          {(control) => (
            <Select {...control} value={stack} options={stacks.map((one) => ({ value: one, label: one }))} onValue={setChosen} />
          )}
        </Field>
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {failure.code === 'launch-unit-state' ? (
            <Trans>Somebody has changed this home meanwhile. Its state stands there now.</Trans>
          ) : (
            <Trans>This could not be saved. Try again.</Trans>
          )}
        </p>
      ) : null}
      <ul aria-label={t`Homes of stack ${stack}`}>
        {units.value
          .filter((unit) => unit.stack === stack)
          .map((unit) => (
            <UnitRow
              key={unit.floor}
              unit={unit}
              isBusy={pressed === keyOf(unit)}
              country={country}
              onPress={(to) => void press(unit, to)}
            />
          ))}
      </ul>
    </div>
  )
}

const keyOf = ({ floor, stack }: Pick<DeskUnit, 'floor' | 'stack'>): string => `${floor}-${stack}`

interface UnitRowProps {
  unit: DeskUnit
  isBusy: boolean
  country: CountryCode
  onPress: (to: DeskUnit['state']) => void
}

function UnitRow({ unit, isBusy, country, onPress }: UnitRowProps) {
  const { t, i18n } = useLingui()
  const { money } = useFormat(COUNTRIES[country].currencyCode)
  const { floor, stack, unitMix, price, state, stateOn } = unit
  const since = formatPlainDay(stateOn, i18n.locale)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line-2 py-2">
      <span className="figures min-w-16 font-[560]">{keyOf(unit)}</span>
      <span className="min-w-28">{unitMixWord((word) => i18n._(word), unitMix, 'CONDO')}</span>
      <span className="figures min-w-28">{price === null ? '–' : money(price)}</span>
      <fieldset className="flex flex-wrap gap-2" aria-label={t`State of ${floor}-${stack}`}>
        {UnitState.map((one) => (
          <Button
            key={one}
            size="small"
            look={one === state ? 'primary' : undefined}
            aria-pressed={one === state}
            disabled={isBusy}
            onClick={() => one !== state && onPress(one)}
          >
            {i18n._(unitStateWords[one])}
          </Button>
        ))}
      </fieldset>
      <span className="figures text-sm text-ink-3">
        <Trans>since {since}</Trans>
      </span>
    </li>
  )
}

/** The homes, of which one is in another state. */
const restated = (
  units: Result<DeskUnit[]> | null,
  change: Pick<DeskUnit, 'stack' | 'floor' | 'state' | 'stateOn'>,
): Result<DeskUnit[]> | null =>
  units?.ok ? ok(units.value.map((unit) => (keyOf(unit) === keyOf(change) ? { ...unit, ...change } : unit))) : units

function useDeskUnits({ id, typeGroup, slug, country }: UnitsDeskProps) {
  const router = useRouter()
  const [units, setUnits] = useState<Result<DeskUnit[]> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const read = async () => {
    const { fetchLaunchUnits } = await import('../launch-sale.functions.ts')
    return fetchLaunchUnits({ data: { country, typeGroup, slug } }).catch(() => fail('network', 'unreachable'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made of the launch
  useEffect(() => {
    let isCurrent = true
    void read().then((found) => isCurrent && setUnits(found))
    return () => {
      isCurrent = false
    }
  }, [id])
  const press = async ({ stack, floor, state }: DeskUnit, to: DeskUnit['state']) => {
    setPressed(keyOf({ stack, floor }))
    const { sendUnitState } = await import('./launch-desk.functions.ts')
    const answer = await sendUnitState({ data: { country, id, stack, floor, from: state, to } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setUnits((now) => restated(now, { stack, floor, state: to, stateOn: todayIn(country) }))
    else {
      const now = await read()
      // what stands there stays where it could not be read again
      if (now.ok) setUnits(now)
    }
    setPressed(null)
    if (answer.ok) await router.invalidate()
  }
  return { units, failure, pressed, press }
}
