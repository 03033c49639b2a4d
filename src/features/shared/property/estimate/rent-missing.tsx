import { Trans } from '@lingui/react/macro'
import type { TypeGroup } from '#graphql/generated/graphql.ts'

/** Why a home has no rental estimate where rents are disclosed. No published file that is imported has rents of public flats. */
export const RentMissing = ({ typeGroup, isDemo }: { typeGroup: TypeGroup; isDemo: boolean }) =>
  typeGroup === 'PUBLIC_STACK' && !isDemo ? (
    <Trans>No rental estimate: the rents of public flats are not in our data, only those of private homes.</Trans>
  ) : (
    <Trans>No rental estimate: fewer than 5 contracts of like homes here and fewer than 8 within 500 m in the last twelve months.</Trans>
  )
