import { useLingui } from '@lingui/react/macro'
import { feedFailureWords } from '#property/feed/feed-words.ts'

/** Why something was not done; nothing where it was. */
export function FeedFailure({ code }: { code: string | null }) {
  const { i18n } = useLingui()
  return code === null ? null : (
    <p role="alert" className="text-bad">
      {i18n._(feedFailureWords(code))}
    </p>
  )
}
