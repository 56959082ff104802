import { type AnyFailure, isFailure } from '#core/kernel/failure.ts'

/** What a command's exit code says (interfaces.md). */
export const exitCodes = { done: 0, refused: 1, unreachable: 2, stopped: 3 } as const

/** The exit code for how a command failed: bad input 1, the platform away 2, a safety rule 3. */
export const exitCodeOf = (error: unknown): number => {
  if (!isFailure(error)) return exitCodes.refused
  const codes: Partial<Record<AnyFailure['kind'], number>> = { unavailable: exitCodes.unreachable, stopped: exitCodes.stopped }
  return codes[error.kind] ?? exitCodes.refused
}
