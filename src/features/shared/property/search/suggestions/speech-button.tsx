import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { LOCALE_TAGS, type LocaleCode } from '#market/locale-tags.ts'
import { usePageWords } from '#ui/use-page-words.ts'

/** What of the browser's recognition of speech is used; the types of the DOM lack its constructor. */
interface Recognition {
  lang: string
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}
type RecognitionMaker = new () => Recognition

/** The browser's own, under either of its names; undefined where there is none. */
const recognitionMaker = (): RecognitionMaker | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

type SpeechState = 'idle' | 'listening' | 'denied' | 'failed'

/** Takes what is spoken into the text box, where the browser can; nothing is sent by itself. Nothing where it cannot. */
export function SpeechButton({ onSpoken }: { onSpoken: (text: string) => void }) {
  usePageWords()
  const { i18n, t } = useLingui()
  const [state, setState] = useState<SpeechState>('idle')
  const running = useRef<Recognition | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const Maker = recognitionMaker()
  if (!Maker) return null

  const listen = () => {
    if (running.current) return running.current.abort()
    const recognition = new Maker()
    recognition.lang = LOCALE_TAGS[i18n.locale as LocaleCode]?.iso ?? i18n.locale
    recognition.interimResults = false
    recognition.onresult = ({ results }) => {
      const spoken = Array.from(results, (result) => result[0]?.transcript ?? '')
        .join(' ')
        .trim()
      if (spoken !== '') onSpoken(spoken)
    }
    recognition.onerror = ({ error }) =>
      setState(error === 'not-allowed' || error === 'service-not-allowed' ? 'denied' : error === 'aborted' ? 'idle' : 'failed')
    recognition.onend = () => {
      running.current = null
      setState((now) => (now === 'listening' ? 'idle' : now))
    }
    running.current = recognition
    setState('listening')
    recognition.start()
  }
  const words: Record<SpeechState, string> = {
    idle: '',
    listening: t`Listening. Your browser turns what you say into text.`,
    denied: t`The browser may not use the microphone here. Allow it in the settings of this site, or type.`,
    failed: t`Nothing was understood. Try again, or type.`,
  }
  return (
    <>
      <button
        type="button"
        aria-label={state === 'listening' ? t`Stop listening` : t`Speak`}
        aria-pressed={state === 'listening'}
        onClick={listen}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded text-ink-3 hover:text-ink aria-pressed:bg-lagoon-soft aria-pressed:text-lagoon"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path
            d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3ZM6 11a6 6 0 0 0 12 0M12 17v4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <span
        role="status"
        className="absolute inset-x-0 top-full z-40 mt-2 rounded border border-line bg-sheet px-5 py-3 text-sm text-ink-2 empty:hidden"
      >
        {words[state]}
      </span>
    </>
  )
}
