import { Hydrate } from '@tanstack/react-start'
import type { CountryCode } from '#market/vocabulary.ts'
import { still } from '#ui/still.tsx'
import { FiguresAlonePanel } from './figures-alone-panel.tsx'

/** {@link FiguresAlonePanel}: few markets need it, so no page brings it along. */
export const FiguresAlone = ({ country }: { country: CountryCode }) => (
  <Hydrate when={still}>
    <FiguresAlonePanel country={country} />
  </Hydrate>
)
