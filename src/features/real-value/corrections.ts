/**
 * Facts that the records do not have, such as condition, as shares of the value.
 * They are conventions of this page: round figures of the size that sellers and agents usually name, measured in no record of any market here. They are shown beside the estimate and never enter it.
 */
export const CORRECTIONS = {
  renovation: { 'needs-work': -0.05, partly: 0.02, whole: 0.05 },
  view: { blocked: -0.02, open: 0.02, green: 0.04 },
  facing: { road: -0.03, west: -0.01, 'north-south': 0.01 },
} as const satisfies Record<string, Record<string, number>>

export type CorrectionKey = keyof typeof CORRECTIONS
export type CorrectionChoice<Key extends CorrectionKey> = keyof (typeof CORRECTIONS)[Key] & string
export const CORRECTION_KEYS = Object.keys(CORRECTIONS) as CorrectionKey[]

/** The owner's own figure, in percent. */
export const OWN_PERCENT_MAX = 20

export type Assumed = { [Key in CorrectionKey]?: CorrectionChoice<Key> | undefined } & { own?: number | undefined }

export interface Correction {
  key: CorrectionKey | 'own'
  choice: string | null
  /** of the estimate */
  share: number
  /** whole units of money */
  amount: number
}

export interface Corrected {
  corrections: Correction[]
  /** the estimate with all of them */
  value: number
}

/** Each assumption in money beside the estimate, which stays as it is; null where nothing is assumed. */
export function correct(estimate: number, assumed: Assumed): Corrected | null {
  const listed = CORRECTION_KEYS.flatMap((key): Omit<Correction, 'amount'>[] => {
    const choice = assumed[key]
    const share = (CORRECTIONS[key] as Record<string, number>)[choice ?? '']
    return choice === undefined || share === undefined ? [] : [{ key, choice, share }]
  })
  const own = assumed.own ? [{ key: 'own' as const, choice: null, share: assumed.own / 100 }] : []
  const corrections = [...listed, ...own].map((one) => ({ ...one, amount: Math.round(estimate * one.share) }))
  return corrections.length === 0 ? null : { corrections, value: estimate + corrections.reduce((sum, { amount }) => sum + amount, 0) }
}
