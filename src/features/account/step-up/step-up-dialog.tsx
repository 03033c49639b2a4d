import { Trans, useLingui } from '@lingui/react/macro'
import { FactorForm } from '#session/factor/factor-form.tsx'
import { factorFailureWords } from '#session/factor/factor-words.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import { useWays } from '../ways/use-ways.ts'

/** Asks who it is before something that matters. */
export default function StepUpDialog({ done, onClose }: { done: () => void; onClose: () => void }) {
  usePageWords()
  const { t, i18n } = useLingui()
  const { ways, failure } = useWays()
  return (
    <Dialog title={<Trans>Show that it is you</Trans>} onClose={onClose}>
      <p className="text-pretty text-ink-2">
        <Trans>What you are about to do matters, so we ask again. For ten minutes you are not asked another time.</Trans>
      </p>
      {ways ? (
        <FactorForm
          label={t`Show that it is you`}
          factors={ways.factors}
          send={async ({ passkey, password, code }) =>
            (await import('../ways/ways.functions.ts')).stepUp({ data: { passkey, password, code } })
          }
          done={done}
        />
      ) : failure ? (
        <p role="alert" className="text-bad">
          {factorFailureWords(i18n, failure)}
        </p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  )
}
