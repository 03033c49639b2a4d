interface PlainSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onValue: (value: Value) => void
}

/** The platform's select without a frame, for a line of tools. */
export function PlainSelect<Value extends string>({ label, value, options, onValue }: PlainSelectProps<Value>) {
  return (
    <span className="relative inline-flex min-w-0 max-lg:shrink-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const option = options.find((one) => one.value === target.value)
          if (option) onValue(option.value)
        }}
        className="h-8 max-w-full cursor-pointer appearance-none truncate rounded bg-transparent pe-5 text-sm text-ink-2 hover:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-sheet text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="pointer-events-none absolute end-0 top-1/2 size-3 -translate-y-1/2 text-ink-3">
        <path d="M2 4.5 6 8.5l4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}
