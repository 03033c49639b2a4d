/** What the list makes of the text box while it is open (WAI-ARIA combobox). */
export interface ComboboxState {
  isOpen: boolean
  activeId: string | undefined
}
