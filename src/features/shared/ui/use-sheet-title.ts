import { useEffect } from 'react'

/**
 * Puts `title` at the head of every sheet while the page prints (print.css). It is not there before: a property of the root makes the
 * browser find every style of the page anew, which holds the first press on a phone.
 */
export function useSheetTitle(title: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    const put = () => style.setProperty('--sheet-title', JSON.stringify(title))
    const remove = () => {
      style.removeProperty('--sheet-title')
    }
    addEventListener('beforeprint', put)
    addEventListener('afterprint', remove)
    return () => {
      removeEventListener('beforeprint', put)
      removeEventListener('afterprint', remove)
      remove()
    }
  }, [title])
}
