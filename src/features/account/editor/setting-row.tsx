import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '#session/use-session.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EditorProps, OwnAccount } from '../own-account.ts'

interface SettingRowProps {
  title: ReactNode
  account: OwnAccount
  /** loaded when it is opened */
  editor: ComponentType<EditorProps>
  verb?: ReactNode
  /** the button's accessible name, for people who do not see its row */
  label: string
  /** the state */
  children: ReactNode
}

/** One setting of an account that is edited in place. */
export function SettingRow({ title, account, editor: Editor, verb, label, children }: SettingRowProps) {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<ReactNode>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const open = () => {
    setSaid(null)
    setOpen(true)
  }
  const done = async (words: ReactNode) => {
    await session.refresh()
    setSaid(words)
    setOpen(false)
  }
  return (
    <AccountRow
      title={title}
      action={
        isOpen ? null : (
          <Button ref={button} size="small" aria-label={label} onClick={open}>
            {verb ?? <Trans>Change</Trans>}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Suspense
          fallback={
            <>
              {children}
              <Skeleton className="h-24 max-w-[26rem]" />
            </>
          }
        >
          <FocusFirst>
            <Editor account={account} done={done} cancel={() => setOpen(false)} />
          </FocusFirst>
        </Suspense>
      ) : (
        children
      )}
      <p role="status" className="text-good empty:hidden">
        {said}
      </p>
    </AccountRow>
  )
}

/** Moves the focus into the editor that was just opened. */
function FocusFirst({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const find = (what: string) => ref.current?.querySelector<HTMLElement>(what)
    const first = find('input:not([hidden])') ?? find('select, button')
    first?.focus()
  }, [])
  return <div ref={ref}>{children}</div>
}
