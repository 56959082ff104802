import { usePushedMessage } from '#web/app-kit/use-pushed-message.ts'

/** Thread that has changed, as the main channel tells. */
interface Changed {
  readonly id: string
  readonly facility_id: string
}

/** Calls back when a thread of the user has changed. */
export const useQuestionUpdates = (onUpdate: (changed: Changed) => unknown): void => usePushedMessage('question.updated', onUpdate)
