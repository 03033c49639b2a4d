import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import type { LetterPage } from './desk-page.ts'

type DeadLetter = LetterPage['nodes'][number]

/** Mails that could not be sent, the newest first, with what can be done about them. */
export function LetterTable({ letters }: { letters: readonly DeadLetter[] }) {
  const { t, i18n } = useLingui()
  const { outcome, hasFailed, said, act } = useLetterActions()
  const again = letters.filter(({ isOver }) => !isOver).map(({ id }) => id)
  const columns: Column<DeadLetter>[] = [
    {
      key: 'template',
      header: t`Mail`,
      // template and fault as the log says them
      cell: ({ template, fault, recipient, failedDate }) => (
        <>
          <code className="font-[560]">{template}</code>
          <span className="figures block text-sm text-ink-2 sm:hidden">{recipient}</span>
          <span className="figures block text-sm text-ink-2 sm:hidden">
            <code>{fault}</code> · {formatDayTime(failedDate, i18n.locale)}
          </span>
        </>
      ),
    },
    {
      key: 'given-up',
      header: t`Given up`,
      wideOnly: true,
      cell: ({ failedDate }) => <span className="figures">{formatDayTime(failedDate, i18n.locale)}</span>,
    },
    { key: 'fault', header: t`Fault`, wideOnly: true, cell: ({ fault }) => <code>{fault}</code> },
    { key: 'tries', header: t`Tries`, wideOnly: true, numeric: true, cell: ({ tries }) => tries },
    { key: 'recipient', header: t`To`, wideOnly: true, cell: ({ recipient }) => <span className="figures">{recipient}</span> },
    { key: 'actions', header: t`What to do`, cell: (letter) => <LetterActions letter={letter} act={act} /> },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={said} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
        {hasFailed ? (
          <p role="alert" className="text-bad">
            <Trans>This could not be done. Nothing is lost; try again in a moment.</Trans>
          </p>
        ) : outcome ? (
          <p role="status">{outcome}</p>
        ) : null}
      </div>
      {letters.length === 0 ? (
        <Panel kind="empty" title={<Trans>No mail has failed</Trans>}>
          <Trans>What cannot be sent after eight tries waits here.</Trans>
        </Panel>
      ) : (
        <>
          <DataTable
            caption={t`Mails that could not be sent, newest first`}
            captionHidden
            columns={columns}
            rows={letters}
            rowKey={({ id }) => id}
          />
          {again.length > 1 ? (
            <div>
              <Button onClick={() => act('again', again)}>
                <Trans>Send all on this page again</Trans>
              </Button>
            </div>
          ) : null}
        </>
      )}
    </div>
  )
}

type Act = (action: 'again' | 'drop', ids: readonly string[]) => Promise<void>

function LetterActions({ letter, act }: { letter: DeadLetter; act: Act }) {
  const { t } = useLingui()
  const { id, template, recipient, isOver } = letter
  return (
    <span className="flex flex-wrap items-center gap-2 py-1 whitespace-normal">
      {isOver ? (
        <span className="text-ink-2">
          <Trans>What it holds has ended: it cannot be sent again.</Trans>
        </span>
      ) : (
        <Button size="small" aria-label={t`Send again: ${template}, ${recipient}`} onClick={() => act('again', [id])}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <Button look="ghost" size="small" aria-label={t`Drop: ${template}, ${recipient}`} onClick={() => act('drop', [id])}>
        <Trans>Drop</Trans>
      </Button>
    </span>
  )
}

function useLetterActions() {
  const router = useRouter()
  const said = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<ReactNode>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const act: Act = async (action, ids) => {
    const { dropLetters, resendLetters } = await import('./desk.functions.ts')
    const answer = await (action === 'again' ? resendLetters : dropLetters)({ data: { ids: [...ids] } }).catch(() => null)
    setHasFailed(!answer?.ok)
    setOutcome(answer?.ok ? outcomeOf(action, answer.value.length) : null)
    await router.invalidate()
    // the button that was pressed may be gone
    said.current?.focus()
  }
  return { outcome, hasFailed, said, act }
}

const outcomeOf = (action: 'again' | 'drop', count: number): ReactNode =>
  action === 'again' ? (
    <Plural value={count} one="# mail is sent again." other="# mails are sent again." />
  ) : (
    <Plural value={count} one="# mail is dropped." other="# mails are dropped." />
  )
