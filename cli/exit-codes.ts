import { type AnyFailure, isFailure } from '#core/kernel/failure.ts'

/** Exit codes of commands (interfaces.md, "Exit codes"). */
export const exitCodes = { done: 0, refused: 1, unreachable: 2, stopped: 3 } as const

/** Returns the exit code of a failed command: invalid input 1, database unreachable 2, stopped by a safety rule 3. */
export const exitCodeOf = (error: unknown): number => {
  if (!isFailure(error)) return exitCodes.refused
  const codes: Partial<Record<AnyFailure['kind'], number>> = { unavailable: exitCodes.unreachable, stopped: exitCodes.stopped }
  return codes[error.kind] ?? exitCodes.refused
}
