/** The edges of the bins of annualised gains, as fractions; the first and the last bin are open. */
export const GAIN_BIN_EDGES = [-0.06, -0.04, -0.02, 0, 0.02, 0.04, 0.06, 0.08] as const

/** The bin of a rate: 0 below the first edge, a rate on an edge belongs to the bin above it. */
export const gainBin = (rate: number): number => GAIN_BIN_EDGES.filter((edge) => rate >= edge).length
