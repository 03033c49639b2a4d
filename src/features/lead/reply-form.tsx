import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { draftIn } from '#lib/draft-in-address.ts'
import { keepTyped, keptTyped } from '#session/typed-text.ts'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { AnsweredLead } from './inbox.ts'
import { REPLY_KINDS, type ReplyKind, replyText } from './reply-templates.ts'
import type { LeadActs } from './use-lead-acts.ts'
import { homeWords, useLeadAddresses } from './use-lead-addresses.ts'

/** An answer by mail, begun in the language of who wrote and changed before it is sent. */
export function ReplyForm({ lead, acts }: { lead: AnsweredLead; acts: LeadActs }) {
  const { t } = useLingui()
  const id = useId()
  const { text, write, forget } = useTypedText(`reply ${lead.id}`)
  const [isPrepared, setPrepared] = useState(false)
  const prepare = useEffectEvent((draft: string) => {
    const reply = `reply ${lead.id}`
    const taken = `taken ${reply}`
    // the page was loaded again: what was made of the draft since stays, and what was sent is not there again
    if (keptTyped(taken).draft === draft) return setPrepared('text' in keptTyped(reply))
    keepTyped(taken, { draft })
    write(draft)
    setPrepared(true)
  })
  // what an assistant prepared comes in the address, and is sent by nobody but whoever reads it here
  useEffect(() => {
    const draft = draftIn(window.location.hash)
    if (draft !== '') prepare(draft)
  }, [])
  const [sentTo, setSentTo] = useState<string | null>(null)
  const words: Record<ReplyKind, string> = {
    thanks: t`Thanks`,
    viewing: t`Propose a viewing`,
    facts: t`More facts`,
    gone: t`Not available`,
  }
  async function send() {
    const isSent = await acts.act('reply', async (keyed) => (await import('./lead.functions.ts')).sendReply({ data: { ...keyed, text } }))
    if (!isSent) return
    forget()
    setPrepared(false)
    setSentTo(lead.email)
  }
  const { times } = useLeadAddresses(lead, lead.host)
  const asked = { locale: lead.locale, home: homeWords(lead.home) }
  return (
    <ScriptForm
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-[560]">
          <Trans>Answer by e-mail</Trans>
        </label>
        <fieldset aria-label={t`Begin with`} className="flex flex-wrap gap-1.5">
          {REPLY_KINDS.map((kind) => (
            <Button key={kind} size="small" look="ghost" onClick={() => write(replyText(kind, asked, times))}>
              {words[kind]}
            </Button>
          ))}
        </fieldset>
      </div>
      {isPrepared ? (
        <p role="status" className="rounded bg-caution-soft p-3 text-caution-ink">
          <Trans>This text came with the link that you opened. Read it before you send it.</Trans>
        </p>
      ) : null}
      <TextArea id={id} name="reply" value={text} onValue={write} maxLength={4_000} className="min-h-28 max-h-[50dvh]" />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" look="primary" disabled={acts.isSending || text.trim() === ''}>
          <Trans>Send the answer</Trans>
        </Button>
        <p role="status" className="text-ink-2">
          {sentTo ? <Trans>Sent to {sentTo}, with your name, agency and phone.</Trans> : null}
        </p>
      </div>
    </ScriptForm>
  )
}
