import { token } from '#core/kernel/token.ts'

/** Told how far long work has come, from 0 to 1. */
export interface Progress {
  report(share: number): void
}
export const Progress = token<Progress>('core/Progress')
