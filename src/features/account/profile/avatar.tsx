import { cx } from '#ui/class-names.ts'

interface AvatarProps {
  /** an address, or null: the initial serves */
  src: string | null
  name: string
  size: 'medium' | 'large'
}

/** The picture of a person, beside their name and therefore without words of its own. */
export function Avatar({ src, name, size }: AvatarProps) {
  const box = size === 'large' ? 'size-20 text-3xl' : 'size-14 text-2xl'
  if (src) return <img src={src} alt="" className={cx('shrink-0 rounded-full border border-line object-cover', box)} />
  return (
    <span
      aria-hidden="true"
      className={cx('title grid shrink-0 place-items-center rounded-full bg-lagoon-soft text-lagoon uppercase', box)}
    >
      {name.slice(0, 1)}
    </span>
  )
}
