import { useEffect, useState } from 'react'

const PREFIX = 'vendor-text '

const read = (key: string): string => {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? ''
  } catch {
    // storage is forbidden: nothing is kept
    return ''
  }
}

const write = (key: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
  } catch {
    // see read
  }
}

/**
 * §4: a vendor's session ends after half an hour. What was typed until then is kept by this tab, and is there again after the next login; `proposed`
 * stands where nothing was.
 */
export function useKeptText(key: string, proposed = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(proposed)
  useEffect(() => {
    // what was typed before hydration counts more
    setText((now) => (now === proposed ? read(key) || proposed : now))
  }, [key, proposed])
  return [
    text,
    (next) => {
      setText(next)
      write(key, next)
    },
  ]
}

/** Forgets what this tab keeps: whoever logs out leaves nothing behind. */
export function forgetKeptTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // see read
  }
}
