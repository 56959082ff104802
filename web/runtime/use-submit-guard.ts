import { useRef } from 'react'
import { makeSubmitGuard, type SubmitGuard } from './submit-guard.ts'

/**
 * Returns the guard of one button or form against sending twice (`makeSubmitGuard`). It knows of a click at once,
 * unlike React's state, which a second click may still see unchanged.
 */
export const useSubmitGuard = <Output>(): SubmitGuard<Output> => {
  const guard = useRef<SubmitGuard<Output>>(null)
  guard.current ??= makeSubmitGuard<Output>()
  return guard.current
}
