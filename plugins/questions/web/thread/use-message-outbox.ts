import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { useMessageDraft } from '#web/app-kit/conversation/use-message-draft.ts'
import { useOutbox } from '#web/app-kit/conversation/use-outbox.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { questionsApi } from '../../contract/api.ts'
import type { Thread } from './use-thread.ts'

/** Returns the messages of a thread on their way, and the one that is being written, to which a refused one returns. */
export const useMessageOutbox = (id: string, accept: (changed: Thread) => void) => {
  const t = useT()
  const draft = useMessageDraft(id, { key: `questions.answer:${id}`, routes: draftRoutes })
  const outbox = useOutbox({
    id,
    send: async ({ key, text }) => accept(await callWithKey(key)(questionsApi.sendMessage, { id, text })),
    onRefused: ({ text }, { problem }) => {
      draft.write([text, draft.text].filter(Boolean).join('\n'))
      const isLimit = problem.code === 'error/limit-reached'
      void showToast(
        isLimit
          ? { kind: 'warning', text: t('questions.own.limit.reached') }
          : { kind: 'error', text: problem.message ?? t('error.server') },
      )
    },
  })
  return { outbox, draft }
}
