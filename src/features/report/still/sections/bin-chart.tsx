export interface Bin {
  key: string
  /** under the bar */
  label: string
  count: number
  /** what the bar stands for, read when pointed at */
  detail: string
  tone: 'good' | 'bad'
}

const TONES = { good: 'bg-good', bad: 'bg-bad' }

/** the tallest bar leaves room for its figure */
const TALLEST_PERCENT = 86

/** A histogram; for screen readers it is a list of labels and figures. */
export function BinChart({ bins, label }: { bins: readonly Bin[]; label: string }) {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  return (
    <ol aria-label={label} className="figures flex items-end gap-1 text-center text-xs break-inside-avoid">
      {bins.map(({ key, label: name, count, detail, tone }) => (
        <li key={key} className="flex min-w-0 flex-1 flex-col-reverse" title={detail}>
          <span className="mt-1 border-t border-ink-3 pt-1 text-ink-2">{name}</span>
          <span className="flex h-44 flex-col justify-end">
            {count}
            <span
              className={`mt-0.5 rounded-t-[2px] print:[print-color-adjust:exact] ${TONES[tone]}`}
              style={{ height: `${(count / most) * TALLEST_PERCENT}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
