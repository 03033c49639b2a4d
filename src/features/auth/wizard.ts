import { confirmFault, emailFault, nameFault, passwordFault, phoneFault } from './field-rules.ts'

/** §2.7, §4: details, then password, then code, then success. */
export const WIZARD_STEPS = ['details', 'password', 'code', 'success'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** §3 registration input in the first form. */
export interface Details {
  ceaNumber: string
  /** the licence key that the register has answered for, or '' */
  foundKey: string
  name: string
  estateAgency: string
  estateAgencyLicenseNo: string
  email: string
  /** code and number joined, or '' */
  phone: string
  hasAccepted: boolean
}

export interface Passwords {
  password: string
  confirm: string
}

export interface Wizard {
  step: WizardStep
  details: Details
  passwords: Passwords
  /** the number that a code went to, and from when (unix milliseconds) another may be asked for */
  sent: { phone: string; nextAt: number } | null
  /** the number that is proven, so that registering needs no second code */
  provenPhone: string | null
}

export type WizardAction =
  /** stores a form's values, complete or not, wherever the visitor goes next */
  | { type: 'keep'; details?: Details; passwords?: Passwords }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'sent'; phone: string; nextAt: number }
  | { type: 'proven'; phone: string }
  /** the provider no longer accepts the verification */
  | { type: 'unproven' }
  | { type: 'registered' }

export const startWizard = (details: Partial<Details>): Wizard => ({
  step: 'details',
  details: {
    ceaNumber: '',
    foundKey: '',
    name: '',
    estateAgency: '',
    estateAgencyLicenseNo: '',
    email: '',
    phone: '',
    hasAccepted: false,
    ...details,
  },
  passwords: { password: '', confirm: '' },
  sent: null,
  provenPhone: null,
})

/** §2.7: one step at a time; going back keeps everything. An incomplete step cannot be left forwards. */
export function wizardReducer(wizard: Wizard, action: WizardAction): Wizard {
  switch (action.type) {
    case 'keep':
      return { ...wizard, details: action.details ?? wizard.details, passwords: action.passwords ?? wizard.passwords }
    case 'next':
      return { ...wizard, step: stepAfter(wizard) }
    case 'back':
      return { ...wizard, step: stepBefore(wizard.step) }
    case 'sent':
      return { ...wizard, sent: { phone: action.phone, nextAt: action.nextAt } }
    case 'proven':
      return { ...wizard, provenPhone: action.phone }
    case 'unproven':
      return { ...wizard, provenPhone: null }
    case 'registered':
      return wizard.step === 'code' && isProven(wizard) ? { ...wizard, step: 'success' } : wizard
  }
}

/** Whether the phone of the details is proven. */
export const isProven = ({ provenPhone, details }: Wizard): boolean => provenPhone !== null && provenPhone === details.phone

/** A code went to the phone of the details. */
export const isSent = ({ sent, details }: Wizard): boolean => sent?.phone === details.phone

function stepAfter({ step, details, passwords }: Wizard): WizardStep {
  if (step === 'details' && areDetailsWhole(details)) return 'password'
  if (step === 'password' && arePasswordsWhole(passwords)) return 'code'
  return step
}

const stepBefore = (step: WizardStep): WizardStep => (step === 'code' ? 'password' : step === 'password' ? 'details' : step)

const areDetailsWhole = ({ name, email, phone, hasAccepted }: Details): boolean =>
  hasAccepted && !nameFault(name) && !emailFault(email) && !phoneFault(phone)

const arePasswordsWhole = ({ password, confirm }: Passwords): boolean => !passwordFault(password) && !confirmFault(password, confirm)
