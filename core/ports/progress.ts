import { token } from '#core/kernel/token.ts'

/** Receives the progress of long-running work, from 0 to 1. */
export interface Progress {
  report(share: number): void
}
export const Progress = token<Progress>('core/Progress')
