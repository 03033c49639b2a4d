/** The product's name as it is written. */
export function Wordmark() {
  return (
    <span className="text-xl leading-none font-semibold tracking-[-0.03em] text-ink">
      real<span className="text-lagoon">Estate</span>
    </span>
  )
}
