/**
 * The ref of a screen's first control. While the dialog is closed the attribute marks where it will put the focus;
 * in an open one the control is focused at once.
 */
export function beginHere(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
  control?.focus()
}
