import type { HomeQuery } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import type { HomeMarket } from '../../queries.ts'
import { AgentsDoor } from './agents-door.tsx'
import { ModuleDoors } from './module-doors.tsx'
import { SourcesNote } from './sources-note.tsx'
import { StationDoors } from './station-doors.tsx'
import { ValuationSteps } from './valuation-steps.tsx'

interface HomeDoorsProps {
  country: CountryCode
  market: HomeMarket
  stations: HomeQuery['stations']['nodes']
}

/** The lower half of the home page: how to go on, and where the figures come from. */
export const HomeDoors = ({ country, market, stations }: HomeDoorsProps) => (
  <>
    {hasFiguresAlone(market) ? null : <ValuationSteps country={country} />}
    <StationDoors stations={stations} country={country} />
    <ModuleDoors country={country} />
    <AgentsDoor country={country} />
    <SourcesNote market={market} />
  </>
)
