/** Three lines, or a cross. */
export function MenuIcon({ close = false, size = 'medium' }: { close?: boolean; size?: 'small' | 'medium' }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={size === 'small' ? 'size-4' : 'size-6'}>
      <path
        d={close ? 'M6 6l12 12M18 6 6 18' : 'M3 6.5h18M3 12h18M3 17.5h18'}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
