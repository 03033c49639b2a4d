interface MiddleHalfBarProps {
  psf: { p25: number; median: number; p75: number }
  className?: string
}

/** From the lower to the upper quartile as a bar, and on it where the median lies; the figures stand beside it in words. */
export function MiddleHalfBar({ psf: { p25, median, p75 }, className }: MiddleHalfBarProps) {
  const place = p75 > p25 ? Math.min(100, Math.max(0, ((median - p25) / (p75 - p25)) * 100)) : 50
  return (
    <div className={className} aria-hidden="true">
      <div className="relative my-1.5 h-1.5 rounded-full bg-lagoon-soft">
        <span className="absolute -top-1 h-3.5 w-1 -translate-x-1/2 rounded-full bg-lagoon" style={{ left: `${place}%` }} />
      </div>
    </div>
  )
}
