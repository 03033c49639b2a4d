/** Classes of the dialog: centred on wide screens, the whole window on a phone. */
export const SHEET_BOX =
  'm-auto max-h-[calc(100dvh-32px)] w-full max-w-[440px] overflow-y-auto overscroll-contain rounded border border-line shadow-float max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0'
