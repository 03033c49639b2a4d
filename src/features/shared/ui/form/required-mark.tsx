/** §5: required fields show an asterisk; screen readers learn it from the control itself. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-0.5 text-bad">
      *
    </span>
  )
}
