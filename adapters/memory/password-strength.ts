import { Effect } from 'effect'
import type { PasswordStrength } from '#core/ports/password-strength.ts'

/** Rates by length, except for the breached `password1` and passwords that contain data about the person; `scored` lists the calls. */
export const makePasswordStrength = () => {
  const scored: { readonly password: string; readonly about: readonly string[] }[] = []
  const score: PasswordStrength['score'] = (password, about) =>
    Effect.sync(() => {
      scored.push({ password, about })
      const personal = about.some((text) => text !== '' && password.toLowerCase().includes(text.toLowerCase()))
      if (personal) return { score: 0, breached: false, warning: 'personal' }
      if (password === 'password1') return { score: 0, breached: true, warning: 'common' }
      return { score: password.length < 8 ? 1 : 3, breached: false, warning: null }
    })
  return { score, scored }
}
