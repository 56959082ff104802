import { token } from '#core/kernel/token.ts'

/** Returns the first day of validity of the terms in force today, ISO date. */
export type TermsInForce = (today: string) => string
export const TermsInForce = token<TermsInForce>('info-pages/TermsInForce')
