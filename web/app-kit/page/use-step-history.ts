import { useEffect, useRef } from 'react'

const stepIn = (state: unknown): string | null => (state as { readonly step?: string } | null)?.step ?? null

/**
 * Makes the browser's back button lead to the step before, instead of away from the page: each later step is an entry of
 * the history. `show` shows a step. Returns the function that goes to a step.
 */
export const useStepHistory = <Step extends string>(steps: readonly Step[], show: (step: Step) => void) => {
  const shown = useRef(show)
  shown.current = show
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps are constant
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const [first] = steps
      const step = steps.find((one) => one === stepIn(state)) ?? first
      if (step) shown.current(step)
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])
  return (to: Step) => {
    const from = Math.max(0, steps.indexOf(stepIn(history.state) as Step))
    const at = steps.indexOf(to)
    if (at < from) return history.go(at - from)
    // Also the steps between, for a draft that is resumed: each is one step back.
    for (const step of steps.slice(from + 1, at + 1)) history.pushState({ step }, '')
    shown.current(to)
  }
}
