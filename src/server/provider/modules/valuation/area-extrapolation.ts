/** The step between two evaluated areas. */
const STEP_LOG = 0.04

/**
 * Log price at an area that never falls as the area grows, from log prices that may: weights of comparables depend on the area, so the estimates at
 * two neighbouring areas can contradict each other. They are evaluated at fixed steps from the usual area of such homes on, may only rise upwards
 * and only fall downwards, and are interpolated in between. Where there is no evidence (NaN) the step before is kept;
 * NaN without evidence at the usual area.
 */
export function extrapolateToArea(usualArea: number, area: number, logPriceAt: (area: number) => number): number {
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
