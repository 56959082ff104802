import { token } from '#core/kernel/token.ts'

/** The day from which the terms hold that one accepts today, ISO date. */
export type TermsInForce = (today: string) => string
export const TermsInForce = token<TermsInForce>('info-pages/TermsInForce')
