/** The option that becomes active when an arrow key is pressed in a combobox; -1 is "none, the text itself". Wraps through the text. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1
  const next = active + step
  if (next >= count) return -1
  return next < -1 ? count - 1 : next
}
