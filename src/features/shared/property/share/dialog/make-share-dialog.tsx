import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { SHARE_DAYS, SHARE_DAYS_DEFAULT, SHARE_PASSWORD_MIN_CHARS, SHARE_TITLE_MAX_CHARS } from '#graphql/share-kinds.ts'
import { type Failure, fail } from '#lib/result.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { ShareWays } from '#ui/share-menu.tsx'
import { usePageWords } from '#ui/use-page-words.ts'
import type { PageToShare } from '../page-to-share.ts'
import { ShareFailure } from './share-failure.tsx'

/** Asks how a page is shared; then shows its link. */
export function MakeShareDialog({ onClose, ...page }: PageToShare & { onClose: () => void }) {
  usePageWords()
  const [made, setMade] = useState<{ id: string; title: string } | null>(null)
  return (
    <Dialog title={made ? <Trans>The page is shared</Trans> : <Trans>Share this page</Trans>} onClose={onClose}>
      {made ? <SharedLink {...made} /> : <ShareForm {...page} onMade={setMade} />}
    </Dialog>
  )
}

function SharedLink({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const url = `${siteOrigin()}${joinLocale(prefix, `/share/${id}`)}`
  return (
    <>
      <p role="status" className="text-ink-2">
        <Trans>Whoever has the link sees the page as it is now.</Trans>
      </p>
      <p className="wrap-anywhere rounded bg-wash px-3 py-2 text-sm">
        <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {url}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={url} label={t`Code of the link`} className="size-28" />
        <ShareWays url={url} title={title} />
      </div>
      <p className="text-sm text-ink-2">
        <Link to="/user/shares" className="text-lagoon underline underline-offset-4">
          <Trans>All pages that you share</Trans>
        </Link>{' '}
        <Trans>show who comes by day, and take links back.</Trans>
      </p>
    </>
  )
}

function ShareForm({ title: proposed, make, onMade }: PageToShare & { onMade: (made: { id: string; title: string }) => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const [title, setTitle] = useState(proposed.slice(0, SHARE_TITLE_MAX_CHARS))
  const [days, setDays] = useState(String(SHARE_DAYS_DEFAULT))
  const [password, setPassword] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const answer = await make({ key, title: title.trim(), days: Number(days), password }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    // the list of shares may be in the router's cache
    router.clearCache()
    onMade({ id: answer.value, title: title.trim() })
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={t`Title`} hint={t`Stands above the page, and in the list of your shares.`}>
        {(control) => <TextInput {...control} required autoFocus maxLength={SHARE_TITLE_MAX_CHARS} value={title} onValue={setTitle} />}
      </Field>
      <Field label={t`Open for`}>
        {(control) => (
          <Select
            {...control}
            value={days}
            onValue={setDays}
            options={SHARE_DAYS.map((count) => ({ value: String(count), label: t`${count} days` }))}
          />
        )}
      </Field>
      <Field
        label={t`Password, if you wish`}
        hint={t`At least ${SHARE_PASSWORD_MIN_CHARS} characters. Tell it by another way than the link.`}
      >
        {(control) => <TextInput {...control} type="text" autoComplete="off" maxLength={128} value={password} onValue={setPassword} />}
      </Field>
      {failure ? <ShareFailure failure={failure} /> : null}
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={isSending || title.trim() === ''}>
          {isSending ? <Trans>Sharing</Trans> : <Trans>Make the link</Trans>}
        </Button>
      </div>
    </form>
  )
}
