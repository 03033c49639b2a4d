import { useRouteContext } from '@tanstack/react-router'
import type { Dispatch } from 'react'
import { sentAttribution } from '#session/attribution.ts'
import { useAttribution } from '#session/attribution-state.tsx'
import { checkOTP, register } from './auth.functions.ts'
import type { RegisterVariant } from './register-variant.ts'
import { registrationOf } from './registration.ts'
import { keepRememberWish } from './remember.ts'
import { answerOf, type useProblem } from './sending.ts'
import { isProven, type Wizard, type WizardAction } from './wizard.ts'

interface Registration {
  wizard: Wizard
  variant: RegisterVariant
  dispatch: Dispatch<WizardAction>
  onRegistered: () => void
}

/** §4: a successful code triggers the registration. Answers whether the code was wrong. */
export function useRegistration(registration: Registration, problem: ReturnType<typeof useProblem>) {
  const { country } = useRouteContext({ from: '__root__' })
  const attribution = sentAttribution(useAttribution())
  const { wizard, variant, dispatch, onRegistered } = registration
  const { phone } = wizard.details

  async function prove(otp: string): Promise<'right' | 'wrong' | 'unknown'> {
    if (isProven(wizard)) return 'right'
    const answer = await answerOf(checkOTP({ data: { phone, otp } }))
    if (answer.ok && answer.value) {
      dispatch({ type: 'proven', phone })
      return 'right'
    }
    // only an answer shows that the code is wrong, a network failure does not
    const isAnswered = answer.ok || answer.failure.layer === 'graphql'
    if (answer.ok) problem.say('user.form.otp.invalid')
    else problem.sayFailure(answer.failure, isAnswered ? 'user.form.otp.invalid' : 'user.errorwhileregistering')
    return isAnswered ? 'wrong' : 'unknown'
  }

  return async function submit(otp: string): Promise<'done' | 'wrong' | 'failed'> {
    problem.clear()
    const verification = await prove(otp)
    if (verification !== 'right') return verification === 'wrong' ? 'wrong' : 'failed'
    const answer = await answerOf(register({ data: { country, input: { ...registrationOf(wizard, variant), attribution } } }))
    if (answer.ok) {
      keepRememberWish(true)
      onRegistered()
      return 'done'
    }
    if (answer.failure.code === 'phone-unproven') dispatch({ type: 'unproven' })
    problem.sayFailure(answer.failure, 'user.errorwhileregistering')
    return 'failed'
  }
}
