/** §5: required fields show an asterisk; the control itself says it to those who listen. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-0.5 text-bad">
      *
    </span>
  )
}
