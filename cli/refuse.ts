import { codeOf, isFailure } from '#core/kernel/failure.ts'
import { exitCodeOf, exitCodes } from './exit-codes.ts'

/** Bad input: one clear line and exit 1. */
export const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`)
  process.exitCode = exitCodes.refused
}

/** Tells how a command failed, in one line, and sets its exit code; a bug also shows where. */
export const tellFailure = (error: unknown): void => {
  process.exitCode = exitCodeOf(error)
  if (isFailure(error)) process.stderr.write(`${error.detail ?? codeOf(error._tag)}\n`)
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
