import type { Facts } from './statement.ts'

/** Facts without telephone and e-mail, which are revealed one by one (features PR-06), and without what is doubted. */
export type PublicFacts = Omit<Facts, 'phone' | 'second_phone' | 'email' | 'doubts'>
