import { Trans } from '@lingui/react/macro'
import { ValuePage } from './value-page.tsx'

/** §2.2 realValue-savills: the same tool for the clients of Savills, under its own header line. */
export const RealValueSavillsPage = () => (
  <ValuePage
    tool="/realValue-savills"
    kicker={<Trans>realValue with Savills</Trans>}
    title={<Trans>A first figure for your home</Trans>}
    lead={
      <Trans>
        For clients of Savills. The data, the method and the range are those of every visitor; the estimate is computed and takes no
        instruction from an agent.
      </Trans>
    }
  />
)
