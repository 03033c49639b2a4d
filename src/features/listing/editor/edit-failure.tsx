import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#ui/button.tsx'
import { listingFailureWords } from '../listing-words.ts'
import type { ListingEdit } from './use-listing-edit.ts'

/** Why what is written is not kept, and what to do then; nothing while it is, or while only the connection is lost. */
export function EditFailure({ edit }: { edit: ListingEdit }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { failure } = edit
  if (failure === null || failure === 'unreachable') return null
  if (failure !== 'listing-changed')
    return (
      <p role="alert" className="text-bad">
        {listingFailureWords(i18n, failure)}
      </p>
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-s-2 border-caution ps-4">
      <p className="max-w-[60ch]">
        {listingFailureWords(i18n, failure)}{' '}
        <Trans>What you wrote here since is not kept. Copy what you need, then go on from there.</Trans>
      </p>
      <Button size="small" onClick={() => void takeFresh()}>
        <Trans>Show the present version</Trans>
      </Button>
    </div>
  )

  async function takeFresh() {
    const { fetchListing } = await import('../listing.functions.ts')
    const answer = await fetchListing({ data: { id: edit.id } }).catch(() => null)
    if (answer?.ok) edit.takeOver(answer.value)
    await router.invalidate()
  }
}
