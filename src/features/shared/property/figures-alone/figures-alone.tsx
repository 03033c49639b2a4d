import { Hydrate } from '@tanstack/react-start'
import type { CountryCode } from '#market/vocabulary.ts'
import { asServed } from '#ui/as-served.tsx'
import { FiguresAlonePanel } from './figures-alone-panel.tsx'

/** {@link FiguresAlonePanel}: few markets need it, so no page brings it along. */
export const FiguresAlone = ({ country }: { country: CountryCode }) => (
  <Hydrate when={asServed}>
    <FiguresAlonePanel country={country} />
  </Hydrate>
)
