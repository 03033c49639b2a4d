/** Code whose rules cost money or rights when they are wrong, and the unit tests that guard it. */
export interface MutantArea {
  /** globs of files that are changed, from the project's root */
  mutate: readonly string[]
  /** globs of test files */
  tests: readonly string[]
  /** changes that no test can notice, by the end of the file's path and what is put, and why */
  survivors?: readonly { file: string; put: string; why: string }[]
}

const PROVIDER = 'src/server/provider'
const DUTIES = 'src/features/shared/property/duties'

/** Tables of rates and words of columns are data, which tests compare with their sources row by row. */
export const MUTANT_AREAS = {
  rights: {
    mutate: [`${PROVIDER}/modules/subscription/{seat-rights,entitlement,subscription-rules}.ts`],
    tests: [`${PROVIDER}/modules/subscription/*.test.ts`, `${PROVIDER}/modules/plan/*.test.ts`, 'tests/architecture/plan-rights.test.ts'],
    survivors: [
      { file: 'entitlement.ts', put: '["Stryker was here"]', why: 'a right that there is not is asked for by nobody' },
      { file: 'subscription-rules.ts', put: 'false', why: 'null read as JSON is null, which holds no plan either' },
    ],
  },
  duties: {
    mutate: [`${DUTIES}/{au,bands,charge,dated,hk,holding,my,sg}.ts`],
    tests: [`${DUTIES}/**/*.test.ts`, 'src/features/real-value/calculators/**/*.test.ts'],
  },
} as const satisfies Record<string, MutantArea>
