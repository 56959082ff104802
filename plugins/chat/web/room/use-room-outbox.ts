import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { useAttachments } from '#web/app-kit/conversation/use-attachments.ts'
import { useMessageDraft } from '#web/app-kit/conversation/use-message-draft.ts'
import { useOutbox } from '#web/app-kit/conversation/use-outbox.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { problemOf } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { chatApi } from '../../contract/api.ts'
import { messageRules } from '../../contract/limits.ts'
import type { ChatMessageView } from '../../contract/room.ts'

/** Returns the messages of a room on their way, and the one that is being written with its files, to which a refused one returns. */
export const useRoomOutbox = (id: string, accept: (newer: readonly ChatMessageView[]) => void) => {
  const t = useT()
  const invalidate = useInvalidate()
  const draft = useMessageDraft(id, { key: `chat.message:${id}`, routes: draftRoutes })
  const attachments = useAttachments({
    route: uploadFile,
    input: { purpose: 'chat' },
    accept: acceptedBy('chat'),
    max: messageRules.files,
    toFile: ({ id, name }) => ({ id, name }),
  })
  const outbox = useOutbox({
    id,
    send: async ({ key, text, files }) =>
      accept([await callWithKey(key)(chatApi.sendChatMessage, { id, key, text, files: files.map((file) => file.id) })]),
    onRefused: ({ text, files }, error) => {
      draft.write([text, draft.text].filter(Boolean).join('\n'))
      attachments.putBack(files)
      void showToast({ kind: 'error', text: error.problem.message ?? t('error.server') })
      // Perhaps the room was closed meanwhile, and says so once it is read again.
      if (problemOf(chatApi.sendChatMessage, error)) void invalidate(chatApi.showRoom)
    },
  })
  return { outbox, draft, attachments }
}
