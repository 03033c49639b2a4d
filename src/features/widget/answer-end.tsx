import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import type { ValueAnswer } from '#server/assistant/answer-schemas.ts'

/** The way to our pages. */
export interface OpenPage {
  /** the origin of our pages: nothing else is linked */
  site: string
  /** by the host; null where it opens nothing, so the link does */
  open: ((url: string) => void) | null
}

interface AnswerEndProps extends OpenPage {
  basis: Pick<ValueAnswer, 'isDemonstration' | 'sources'>
  /** null where each home has its own */
  page: string | null
}

/** What an answer rests on, and the page that shows the same. */
export function AnswerEnd({ basis: { isDemonstration, sources }, page, ...way }: AnswerEndProps) {
  const named = sources.map(({ name, licence }) => `${name} (${licence})`).join(', ')
  return (
    <footer className="mt-5 grid gap-2 border-t border-line-2 pt-3 text-sm text-ink-3">
      {isDemonstration ? (
        <p className="rounded bg-caution-soft px-3 py-2 text-caution-ink">
          <Trans>Demonstration data: projects, people and prices are invented.</Trans>
        </p>
      ) : null}
      {sources.length > 0 ? (
        <p className="max-w-[68ch] break-words">
          <Trans>Sources: {named}</Trans>
        </p>
      ) : null}
      {page === null ? null : (
        <p>
          <EvidenceLink page={page} {...way} />
        </p>
      )}
    </footer>
  )
}

/** The page of an answer, opened by the assistant; nothing where the address is not ours. `of`: for listeners, the home where several have a link. */
export function EvidenceLink({ page, of, site, open }: OpenPage & { page: string; of?: string }) {
  if (!URL.canParse(page) || new URL(page).origin !== site) return null
  const press = (event: MouseEvent) => {
    if (!open) return
    event.preventDefault()
    open(page)
  }
  return (
    <a
      href={page}
      target="_blank"
      rel="noopener"
      onClick={press}
      className="inline-flex min-h-6 items-center text-base text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon"
    >
      <Trans>Open the page with the evidence</Trans>
      {of ? <span className="sr-only">: {of}</span> : null}
    </a>
  )
}
