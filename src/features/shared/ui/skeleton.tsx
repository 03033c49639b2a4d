import { cx } from './class-names.ts'

/** The quiet shape of what is about to come; give it the size of the real thing so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded bg-line-2', className)} />
}
