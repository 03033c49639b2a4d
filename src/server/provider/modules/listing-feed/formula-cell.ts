/** Cells that a spreadsheet would take for a formula. The package's own pattern passes over those of several lines. */
export const FORMULA_CELL = /^[=+\-@\t\r]/
