import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { FacilitySignup } from '../contract/signup.ts'

/** Sign-up of a facility by somebody without an account. */
export interface Signup extends Omit<FacilitySignup, 'none_of_them' | 'language'> {
  readonly id: string
  readonly language: Language
  readonly created_at: string
}

/** Repository of sign-ups. */
export interface Signups {
  add(signup: Signup): Effect.Effect<void>
}
export const Signups = token<Signups>('claims/Signups')

/** Rate limit of sign-ups per caller. */
export const signupLimit = { times: 5, seconds: 3600 } as const
