/** How a criterion is held: by a file of tests that fails where it is not, by people who look, or because nothing here falls under it. */
export const CRITERION_PROOFS = {
  'every-page': 'tests/e2e/walk.spec.ts',
  keyboard: 'tests/e2e/keyboard.spec.ts',
  parts: 'tests/e2e/keyboard-parts.spec.ts',
  'map-keys': 'tests/e2e/map-keyboard.spec.ts',
  'opened-box': 'tests/e2e/early-entry.spec.ts',
  languages: 'tests/e2e/languages.spec.ts',
  help: 'tests/e2e/contact.spec.ts',
  forms: 'tests/e2e/contact.spec.ts',
  payment: 'tests/e2e/billing.spec.ts',
  passkeys: 'tests/e2e/passkeys.spec.ts',
  colours: 'src/features/shared/ui/tokens.test.ts',
  'by-eye': null,
  absent: null,
} as const

export type CriterionProof = keyof typeof CRITERION_PROOFS

export interface Criterion {
  /** of WCAG 2.2 */
  number: string
  /** its name in the recommendation */
  name: string
  level: 'A' | 'AA'
  proof: CriterionProof
}

/** The success criteria of levels A and AA, in the order of the recommendation (https://www.w3.org/TR/WCAG22/, 12 December 2024). */
export const CRITERIA: readonly Criterion[] = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', proof: 'every-page' },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', proof: 'absent' },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', proof: 'absent' },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', proof: 'absent' },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', proof: 'absent' },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', proof: 'absent' },
  { number: '1.3.1', name: 'Info and Relationships', level: 'A', proof: 'every-page' },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A', proof: 'every-page' },
  { number: '1.3.3', name: 'Sensory Characteristics', level: 'A', proof: 'by-eye' },
  { number: '1.3.4', name: 'Orientation', level: 'AA', proof: 'every-page' },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA', proof: 'every-page' },
  { number: '1.4.1', name: 'Use of Color', level: 'A', proof: 'by-eye' },
  { number: '1.4.2', name: 'Audio Control', level: 'A', proof: 'absent' },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', proof: 'every-page' },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', proof: 'by-eye' },
  { number: '1.4.5', name: 'Images of Text', level: 'AA', proof: 'by-eye' },
  { number: '1.4.10', name: 'Reflow', level: 'AA', proof: 'every-page' },
  { number: '1.4.11', name: 'Non-text Contrast', level: 'AA', proof: 'colours' },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', proof: 'by-eye' },
  { number: '1.4.13', name: 'Content on Hover or Focus', level: 'AA', proof: 'keyboard' },
  { number: '2.1.1', name: 'Keyboard', level: 'A', proof: 'keyboard' },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A', proof: 'keyboard' },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', proof: 'parts' },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A', proof: 'by-eye' },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', proof: 'by-eye' },
  { number: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', proof: 'by-eye' },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', proof: 'keyboard' },
  { number: '2.4.2', name: 'Page Titled', level: 'A', proof: 'every-page' },
  { number: '2.4.3', name: 'Focus Order', level: 'A', proof: 'keyboard' },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', proof: 'every-page' },
  { number: '2.4.5', name: 'Multiple Ways', level: 'AA', proof: 'every-page' },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', proof: 'every-page' },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', proof: 'keyboard' },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', proof: 'opened-box' },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', proof: 'map-keys' },
  { number: '2.5.2', name: 'Pointer Cancellation', level: 'A', proof: 'by-eye' },
  { number: '2.5.3', name: 'Label in Name', level: 'A', proof: 'every-page' },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', proof: 'absent' },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', proof: 'map-keys' },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', proof: 'every-page' },
  { number: '3.1.1', name: 'Language of Page', level: 'A', proof: 'languages' },
  { number: '3.1.2', name: 'Language of Parts', level: 'AA', proof: 'every-page' },
  { number: '3.2.1', name: 'On Focus', level: 'A', proof: 'keyboard' },
  { number: '3.2.2', name: 'On Input', level: 'A', proof: 'parts' },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', proof: 'by-eye' },
  { number: '3.2.4', name: 'Consistent Identification', level: 'AA', proof: 'by-eye' },
  { number: '3.2.6', name: 'Consistent Help', level: 'A', proof: 'help' },
  { number: '3.3.1', name: 'Error Identification', level: 'A', proof: 'forms' },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', proof: 'every-page' },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', proof: 'forms' },
  { number: '3.3.4', name: 'Error Prevention (Legal, Financial, Data)', level: 'AA', proof: 'payment' },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', proof: 'by-eye' },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', proof: 'passkeys' },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', proof: 'every-page' },
  { number: '4.1.3', name: 'Status Messages', level: 'AA', proof: 'forms' },
]
