export const BELL_BOX = 'relative grid size-11 place-items-center text-ink-2 hover:text-ink'

export const BellSign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
    <path
      d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2 2 0 0 0 4 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
)
