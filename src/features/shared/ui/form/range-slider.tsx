import { Slider } from '@base-ui/react/slider'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { FieldError } from './field-error.tsx'
import { FieldFault } from './field-fault.ts'
import { NumberInput } from './number-input.tsx'
import { orderRange, type RangeBounds, type RangeValue, rangeAt, rangePositions, SLIDER_STEPS, sliderValue } from './range-values.ts'

interface RangeSliderProps extends RangeBounds {
  legend: ReactNode
  value: RangeValue
  onValue: (value: RangeValue) => void
  /** spoken for a thumb, e.g. "S$1,200,000" */
  format: (value: number) => string
  disabled?: boolean
  /** digits after the point that may be typed */
  decimals?: number
  /** drawn over the track, as wide as it: where the values lie */
  above?: ReactNode
}

const thumb =
  'size-6 rounded-full border-2 border-lagoon bg-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon data-disabled:opacity-50'

/** From and to: two thumbs for rough values, two boxes for exact ones; an end of the slider means no limit. */
export function RangeSlider({ legend, value, onValue, format, disabled, decimals, above, ...bounds }: RangeSliderProps) {
  const { t } = useLingui()
  const id = useId()
  const [fault, setFault] = useState<ReactNode>()
  const [low, high] = value
  const sides = [
    { label: t`Minimum`, typed: low, set: (next: number | null) => onValue([next, high]) },
    { label: t`Maximum`, typed: high, set: (next: number | null) => onValue([low, next]) },
  ]
  return (
    <fieldset disabled={disabled} aria-labelledby={id}>
      <legend id={id} className="w-full text-sm font-[560] text-ink-2">
        {legend}
      </legend>
      {above ? <div className="px-3 pt-1">{above}</div> : null}
      <Slider.Root
        min={0}
        max={SLIDER_STEPS}
        largeStep={SLIDER_STEPS / 10}
        value={rangePositions(value, bounds)}
        onValueChange={([from = 0, to = SLIDER_STEPS]) => onValue(rangeAt([from, to], bounds))}
        disabled={disabled}
        aria-labelledby={id}
      >
        <Slider.Control className="flex touch-none items-center px-3 py-2 select-none">
          <Slider.Track className="h-1 w-full rounded-full bg-line">
            <Slider.Indicator className="rounded-full bg-lagoon" />
            {sides.map(({ label }, i) => (
              <Slider.Thumb
                key={label}
                index={i}
                className={thumb}
                getAriaLabel={() => label}
                getAriaValueText={(_, position) => format(sliderValue(position, bounds))}
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <FieldFault value={setFault}>
        <div className="mt-1 grid grid-cols-2 gap-3">
          {sides.map(({ label, typed, set }, i) => (
            <label key={label} htmlFor={`${id}-${i}`} className="grid gap-1 text-xs text-ink-3">
              {label}
              <NumberInput
                className="h-8"
                // the numeric keyboard of phones has no minus
                inputMode={bounds.min < 0 ? 'text' : undefined}
                id={`${id}-${i}`}
                value={typed}
                onValue={set}
                min={bounds.min}
                max={bounds.max}
                decimals={decimals}
                clamps
                onBlur={() => onValue(orderRange(value))}
              />
            </label>
          ))}
        </div>
      </FieldFault>
      <FieldError id={`${id}-fault`}>{fault}</FieldError>
    </fieldset>
  )
}
