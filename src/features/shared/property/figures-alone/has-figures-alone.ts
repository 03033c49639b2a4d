import type { MarketBasisFragment } from '#graphql/generated/graphql.ts'

/** Whether official figures of the whole market are all that is known of it. */
export const hasFiguresAlone = ({
  hasOfficialFigures,
  projectCount,
}: Pick<MarketBasisFragment, 'hasOfficialFigures' | 'projectCount'>): boolean => hasOfficialFigures && projectCount === 0
