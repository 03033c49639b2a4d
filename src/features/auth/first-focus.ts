/**
 * The ref of the control that a screen begins with. While the dialog is still closed the attribute tells it where to put the focus;
 * in an open one the focus goes there at once.
 */
export function beginHere(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
  control?.focus()
}
