import { useId } from 'react'

interface StepSliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  format: (value: number) => string
  onValue: (value: number) => void
}

/** One number on a line of steps, the platform's own slider. */
export function StepSlider({ label, value, min, max, step, format, onValue }: StepSliderProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-3 text-sm text-ink-2">
        <span>{label}</span>
        <span className="figures text-ink">{format(value)}</span>
      </label>
      <input
        id={id}
        type="range"
        className="h-6 w-full accent-lagoon"
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </div>
  )
}
