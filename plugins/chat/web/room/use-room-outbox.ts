import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { useMessageDraft } from '#web/app-kit/conversation/use-message-draft.ts'
import { useOutbox } from '#web/app-kit/conversation/use-outbox.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { chatApi } from '../../contract/api.ts'
import type { ChatMessageView } from '../../contract/room.ts'

/** Returns the messages of a room on their way, and the one that is being written, to which a refused one returns. */
export const useRoomOutbox = (id: string, accept: (newer: readonly ChatMessageView[]) => void) => {
  const t = useT()
  const draft = useMessageDraft(id, { key: `chat.message:${id}`, routes: draftRoutes })
  const outbox = useOutbox({
    id,
    send: async ({ key, text, files }) =>
      accept([await callWithKey(key)(chatApi.sendChatMessage, { id, key, text, files: files.map((file) => file.id) })]),
    onRefused: ({ text }, { problem }) => {
      draft.write([text, draft.text].filter(Boolean).join('\n'))
      void showToast({ kind: 'error', text: problem.message ?? t('error.server') })
    },
  })
  return { outbox, draft }
}
