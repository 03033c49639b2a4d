import { cx } from './class-names.ts'

/** A placeholder while a part loads; give it the part's size, so that nothing shifts. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded bg-line-2', className)} />
}
