import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { Accounts } from '#plugins/accounts/contract/queries.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { addressForReader } from '#plugins/uploads/contract/reader-address.ts'
import type { UploadView } from '#plugins/uploads/contract/upload.ts'
import { messageRules } from '../contract/limits.ts'
import type { ChatMessageView, RoomSide } from '../contract/room.ts'
import { chatFilePath } from '../domain/file-address.ts'
import { type ChatMessage, isShown, mayEdit } from '../domain/room.ts'

/** Reader of messages; without an account the frame that all readers of a side get, which has no files: their addresses name a reader. */
interface Reader {
  readonly accountId: string | null
  readonly side: RoomSide
}

const fileView = ({ id, kind, name, size, url, preview }: UploadView) => ({
  id,
  kind,
  name,
  size,
  url,
  preview: kind === 'image' ? url : (preview?.['320'] ?? null),
})

/** Returns messages as a reader sees them: parents read no names, the staff reads first names. */
export const ViewMessages = define(
  'chat/ViewMessages',
  { accounts: Accounts, uploads: Uploads, signing: Signing, clock: Clock },
  ({ accounts, uploads, signing, clock }) => {
    const filesOf = Effect.fn('chat.files-of')(function* (messages: readonly ChatMessage[], accountId: string) {
      const shown = messages.filter(isShown)
      const messageOf = new Map(shown.flatMap((message) => message.files.map((file) => [file, message] as const)))
      const urlOf = (uploadId: string, file: string) => {
        const { room_id: roomId = '', number = 0 } = messageOf.get(uploadId) ?? {}
        const path = chatFilePath({ roomId, number, uploadId, file })
        return addressForReader(path, accountId, { now: clock.now(), macsOf: signing.macsOf })
      }
      const views = messageOf.size === 0 ? [] : yield* uploads.byIdsAt([...messageOf.keys()], urlOf)
      return new Map(views.map((one) => [one.id, fileView(one)]))
    })
    return Effect.fn('chat.view-messages')(function* (messages: readonly ChatMessage[], { accountId, side }: Reader) {
      const authors = side === 'facility' ? [...new Set(messages.flatMap(({ account_id }) => account_id ?? []))] : []
      const names = new Map((authors.length === 0 ? [] : yield* accounts.byIds(authors)).map(({ id, first_name }) => [id, first_name]))
      const files = accountId === null ? null : yield* filesOf(messages, accountId)
      return messages.map((message): ChatMessageView => {
        const { id, number, side: by, account_id, text, sent_at, edited_at, withdrawn_at, client_key } = message
        const own = accountId !== null && account_id === accountId
        return {
          id,
          number,
          side: by,
          author: account_id === null ? null : (names.get(account_id) ?? null),
          own,
          text: isShown(message) ? text : '',
          files: isShown(message) ? message.files.flatMap((file) => files?.get(file) ?? []) : [],
          sent_at,
          edited_at,
          editable: own && mayEdit(message, messageRules.editMinutes, clock.now()),
          withdrawn: withdrawn_at !== null,
          key: own ? client_key : null,
        }
      })
    })
  },
)

/** Returns one message as a reader sees it. */
export const ViewMessage = define('chat/ViewMessage', { viewMessages: ViewMessages }, ({ viewMessages }) =>
  Effect.fn('chat.view-message')(function* (message: ChatMessage, reader: Reader) {
    const [view] = yield* viewMessages([message], reader)
    return view ?? (yield* Effect.die(new Error(`Message ${message.id} has no view`)))
  }),
)
