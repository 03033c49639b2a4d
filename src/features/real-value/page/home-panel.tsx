import { useNavigate } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { type FormEvent, useEffect, useRef } from 'react'
import type { ValueTool } from '#property/value-link.ts'
import { asServed } from '#ui/as-served.tsx'
import { isEntered } from '#ui/form/early-entry.ts'
import { HomeFields } from '../home/home-fields.tsx'
import type { ValueSearch } from '../search.ts'
import type { HomeValue, ValuedProject } from '../value-home.functions.ts'

interface HomePanelProps {
  value: HomeValue
  project: ValuedProject
  tool: ValueTool
  search: ValueSearch
}

const behaviour = () => import('./home-form.ts')

/**
 * The form beside the estimate: a plain GET form that the server made. What it does beyond that (numbers grouped while typing, the area converted
 * with its unit, an answer without a new page) is loaded when it is first touched.
 */
export function HomePanel({ value, project, tool, search }: HomePanelProps) {
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<Awaited<ReturnType<typeof behaviour>> | null>(null)
  const wake = async () => {
    form.current ??= await behaviour()
    return form.current
  }
  /** What is typed while the behaviour is on its way is dealt with when it has come. */
  const fill = (target: EventTarget) =>
    form.current ? form.current.onFilled(target) : void wake().then(({ onFilled }) => onFilled(target))
  useEffect(() => {
    const box = root.current
    const controls = box ? [...box.querySelectorAll('input'), ...box.querySelectorAll('select')] : []
    const early = controls.filter(isEntered)
    if (early.length > 0) void behaviour().then(({ onFilledEarly }) => onFilledEarly(early))
  }, [])
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault()
    const filled = new FormData(event.target as HTMLFormElement)
    void behaviour().then(({ filledWords: wordsOf }) => navigate({ to: tool, search: wordsOf(filled), resetScroll: false }))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the form inside, which the server made
    <div ref={root} onPointerOver={() => void wake()} onFocus={() => void wake()} onInput={({ target }) => fill(target)} onSubmit={submit}>
      <Hydrate when={asServed} fallback={<div className="min-h-96" />}>
        <HomeFields value={value} project={project} tool={tool} search={search} />
      </Hydrate>
    </div>
  )
}
