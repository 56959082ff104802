import { useEffect } from 'react'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useUpdateAnswer } from '#web/app-kit/data/use-update-answer.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { questionsApi } from '../../contract/api.ts'
import { useQuestionUpdates } from '../use-question-updates.ts'

/** Thread as its page shows it. */
export type Thread = OutputOf<typeof questionsApi.showQuestion>

/** Returns a thread that follows what the other side does, and marks its messages as seen while the page is visible. */
export const useThread = (id: string) => {
  const { data: question } = useQuery(questionsApi.showQuestion, { id })
  const update = useUpdateAnswer(questionsApi.showQuestion, { id })
  const invalidate = useInvalidate()
  const accept = (changed: Thread) => update(changed)
  useQuestionUpdates((changed) => changed.id === id && invalidate(questionsApi.showQuestion))
  const { new_messages } = question
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes another `invalidate`, which does the same
  useEffect(() => {
    if (new_messages === 0) return
    const mark = () => {
      // After a failed request they stay new until the next visit.
      if (!document.hidden)
        callInBackground(questionsApi.markQuestionSeen, { id }).then(
          () => invalidate(questionsApi.showQuestion),
          () => undefined,
        )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, new_messages])
  return { question, accept }
}
