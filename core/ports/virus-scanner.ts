import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/**
 * Scanner of files that are kept as they came. One that does not answer raises `Unavailable` as a defect, so that
 * nothing is stored unscanned.
 */
export interface VirusScanner {
  /** Returns whether a file is clean; always, where the installation has no scanner. */
  isClean(bytes: Uint8Array): Effect.Effect<boolean>
}
export const VirusScanner = token<VirusScanner>('core/VirusScanner')
