import { sendPushed } from '#web/app-kit/send-pushed.ts'
import { usePushedMessage } from '#web/app-kit/use-pushed-message.ts'
import { type Typing, useTyping } from '#web/app-kit/use-typing.ts'
import { useQuestionUpdates } from './use-question-updates.ts'

/** Follows whether the other side is writing in a thread, and tells it that the user is. */
export const useQuestionTyping = (threadId: string): Typing => {
  const typing = useTyping(threadId, () => sendPushed('question.typing', { id: threadId }))
  usePushedMessage<{ readonly id: string }>('question.typing', ({ id }) => id === threadId && typing.heard('other side'))
  useQuestionUpdates(({ id }) => id === threadId && typing.arrived())
  return typing
}
