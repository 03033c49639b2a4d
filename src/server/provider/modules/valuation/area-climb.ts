/** Two areas that are asked lie this far apart. */
const STEP_LOG = 0.04

/**
 * Log price at an area that never falls as the area grows, from log prices that may: comparables weigh differently for every area, so the answers of
 * two neighbouring areas can contradict each other. They are asked at fixed steps from the usual area of such homes on, may only rise on the way up
 * and only fall on the way down, and hold in between in proportion. Where nothing is known (NaN) the step before holds;
 * NaN when nothing is known of the usual area itself.
 */
export function climbToArea(usualArea: number, area: number, logPriceAt: (area: number) => number): number {
  const way = Math.log(area / usualArea) / STEP_LOG
  const sign = Math.sign(way)
  let log = logPriceAt(usualArea)
  if (Number.isNaN(log)) return Number.NaN
  for (let step = 1; step - Math.abs(way) < 1; step++) {
    const answer = logPriceAt(usualArea * Math.exp(sign * step * STEP_LOG))
    const next = Number.isNaN(answer) ? log : sign * Math.max(sign * log, sign * answer)
    if (step >= Math.abs(way)) return log + (next - log) * (Math.abs(way) - (step - 1))
    log = next
  }
  return log
}
