import { describe, expect, it } from 'vitest'
import { measuredAndNot } from './measured-kinds.ts'

const statement = {
  ...({ __typename: 'MeasuredStatement', typeGroup: 'PUBLIC_STACK', area: null, areaSqmFrom: null, areaSqmTo: null } as const),
  half: 2.3,
  nine: 6.1,
  n: 900,
  from: '2024-08',
  to: '2025-07',
}
const unmeasured = (reason: 'DEMONSTRATION' | 'NO_BACK_TEST' | 'TOO_FEW_SALES') =>
  (['PRIVATE_STACK', 'PRIVATE_LAND'] as const).map((typeGroup) => ({ typeGroup, reason }))

describe('what is said of the estimates of each kind of home', () => {
  it('is one sentence where none is measured for one reason', () => {
    expect(measuredAndNot([], unmeasured('DEMONSTRATION'))).toEqual({ kinds: [], whole: 'DEMONSTRATION' })
  })

  it('names the reason of each kind beside those that are measured, and where the reasons differ', () => {
    const mixed = measuredAndNot([{ typeGroup: 'PUBLIC_STACK', statement }], unmeasured('NO_BACK_TEST'))
    expect(mixed.whole).toBeNull()
    expect(mixed.kinds.map(({ reason }) => reason)).toEqual([null, 'NO_BACK_TEST', 'NO_BACK_TEST'])
    const [first] = unmeasured('NO_BACK_TEST')
    const [, second] = unmeasured('TOO_FEW_SALES')
    expect(
      measuredAndNot(
        [],
        [first, second].flatMap((one) => one ?? []),
      ),
    ).toMatchObject({ whole: null })
  })
})
