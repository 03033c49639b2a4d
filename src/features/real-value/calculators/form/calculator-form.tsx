import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { COUNTRIES } from '#market/countries.ts'
import { Button } from '#ui/button.tsx'
import type { Calculation } from '../calculate.ts'
import { calculatorFields, type InputName } from '../inputs.ts'
import { usesIn } from '../uses.ts'
import { CalculatorField, type InputValue } from './calculator-field.tsx'

/** The result follows this long after the last key. */
const REST_MS = 250

/** Questions with long answers take a row of their own on a phone. */
const WIDE: readonly InputName[] = ['price', 'buyer', 'flat', 'use', 'state']

interface CalculatorFormProps {
  calculation: Calculation
  /** of the address, so that a form without scripts keeps the language */
  locale: string | undefined
}

/** The questions of one calculator. Answers live in the address; without JavaScript it is a plain GET form of the same names. */
export function CalculatorForm({ calculation, locale }: CalculatorFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { country, result } = calculation
  const { tool } = result
  const [inputs, setInputs] = useState(calculation.inputs)
  const changed = useRef<Partial<Record<InputName, InputValue>>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = () => {
    clearTimeout(timer.current)
    const answers = Object.fromEntries(
      Object.entries(changed.current).map(([name, value]) => [name, value ?? (name === 'loan' ? undefined : 0)]),
    )
    void navigate({ to: '.', search: (old) => ({ ...old, ...answers }), replace: true, resetScroll: false })
  }
  const change = (name: InputName, value: InputValue) => {
    const isCount = name === 'homes' && value !== null
    changed.current = { ...changed.current, [name]: isCount ? Number(value) : value }
    setInputs((old) => ({ ...old, [name]: isCount ? Number(value) : value }))
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, REST_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  const asked = calculatorFields(country, tool).filter((name) => name !== 'use' || usesIn(country, inputs.state).length > 1)
  return (
    <form
      method="get"
      onSubmit={submit}
      aria-label={t`Your figures`}
      className="no-print grid grid-cols-2 content-start items-start gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-1"
    >
      <input type="hidden" name="tool" value={tool} />
      <input type="hidden" name="countryCode" value={country} />
      {locale ? <input type="hidden" name="locale" value={locale} /> : null}
      {asked.map((name) => (
        <div key={name} className={WIDE.includes(name) ? 'col-span-2 sm:col-span-1' : 'min-w-0'}>
          <CalculatorField
            name={name}
            inputs={inputs}
            tool={tool}
            country={country}
            currency={COUNTRIES[country].currencyCode}
            onValue={(value) => change(name, value)}
          />
        </div>
      ))}
      <Button type="submit" look="primary" className="col-span-full mt-1">
        <Trans>Calculate</Trans>
      </Button>
    </form>
  )
}
